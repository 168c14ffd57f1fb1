import { expect, test } from 'vitest';
import type { EncodedPage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';

const aPage = () => ({ size: 10, keys: ['config'], onGrow: () => {} }) as unknown as EncodedPage;

test('a full cache stores a page at its second request, and evicts the least recently used one', () => {
  const cache = createPageCache({ maxBytes: 20, isTold: () => true });
  const ask = (key: string) => {
    if (cache.get(key) === undefined) cache.set(key, aPage(), cache.moment());
  };
  for (const key of ['home', 'shoes', 'rare']) ask(key);
  expect([cache.get('rare'), cache.size]).toEqual([undefined, 2]);
  expect(cache.get('home')).toBeDefined();
  ask('rare');
  expect(cache.get('rare')).toBeDefined();
  expect(cache.get('shoes')).toBeUndefined();
});
