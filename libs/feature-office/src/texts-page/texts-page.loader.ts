import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';
import { filterIn } from './text-filter.ts';

export const textsLoader = loading(async ({ api, query }) => {
  const asked = {
    words: query('words').slice(0, 200),
    library: query('library').slice(0, 80),
    brand: query('brand').slice(0, 20),
    filter: filterIn(query('filter')),
  };
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query('page'))) || 1));
  return { asked, found: await api.send(officeCalls.texts, { ...asked, page }) };
});
