import { officeCalls } from '@shop/contracts/staff-calls';
import { CLAIM_STATES } from '@shop/domain/claim';
import { loading } from '../loading.ts';

export const claimsLoader = loading(async ({ api, query }) => {
  const state = CLAIM_STATES.find((known) => known === query('state'));
  const { claims } = await api.send(officeCalls.claims, state === undefined ? {} : { state });
  return { claims, state: state ?? null };
});
