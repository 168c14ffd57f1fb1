import { officeCalls } from '@shop/contracts/staff-calls';
import { QUOTE_STATES } from '@shop/domain/quotes';
import { loading } from '../loading.ts';

export const quotesLoader = loading(async ({ api, query }) => {
  const state = QUOTE_STATES.find((known) => known === query('state'));
  const { quotes } = await api.send(officeCalls.quotes, state === undefined ? {} : { state });
  return { quotes, state: state ?? null };
});
