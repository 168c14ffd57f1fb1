import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const searchLoader = loading(async ({ api, query }) => {
  const text = query('q').slice(0, 120);
  return { text, found: text === '' ? null : await api.send(officeCalls.search, { text }) };
});
