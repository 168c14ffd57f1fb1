import { expect, test } from 'vitest';
import type { CachedAnswer } from './answer-cache.ts';
import { createSharedAnswers } from './shared-answers.ts';

const listing = { url: '/api/search/searchForCategoryItems', body: { categoryId: 2 } };
const flags = { url: '/api/search/flags', body: { locale: 'lt' } };

const aShop = ({ listingsSize = 10_000 } = {}) => {
  let now = 0;
  let isTold = true;
  let asked = 0;
  const shared = createSharedAnswers({ now: () => now, isTold: () => isTold, listingsSize });
  const answer = (status = 200): CachedAnswer => ({ status, body: (asked += 1), size: 100, keys: [] });
  const ask = async () => answer();
  return {
    shared,
    ask,
    answer,
    asked: () => asked,
    pass: (ms: number) => (now += ms),
    fallSilent: () => (isTold = false),
  };
};

test('a listing is requested once a minute, by brand, language, currency and query', async () => {
  const { shared, ask, asked, pass } = aShop();
  await shared.get('lt en 1', listing, ask);
  expect((await shared.get('lt en 1', listing, ask)).body).toBe(1);
  for (const asker of ['ae en 1', 'lt lt 1', 'lt en 2']) await shared.get(asker, listing, ask);
  await shared.get('lt en 1', { ...listing, body: { categoryId: 3 } }, ask);
  expect(asked()).toBe(5);
  pass(60_000);
  expect((await shared.get('lt en 1', listing, ask)).body).toBe(6);
});

test('two concurrent requests for the same listing share one answer', async () => {
  const { shared, ask, asked } = aShop();
  await Promise.all([shared.get('lt en 1', listing, ask), shared.get('lt en 1', listing, ask)]);
  expect(asked()).toBe(1);
});

test('a page whose visitor left does not cancel an answer that another page waits for', async () => {
  const { shared, ask } = aShop();
  const leaving = shared.get('lt en 1', listing, () => Promise.reject(new Error('the visitor left')));
  const staying = shared.get('lt en 1', listing, ask);
  await expect(leaving).rejects.toThrow('the visitor left');
  expect((await staying).body).toBe(1);
});

test('a product is requested each time, because its stock changes without an event', async () => {
  const { shared, ask, asked } = aShop();
  for (let time = 0; time < 2; time += 1)
    await shared.get('lt en 1', { url: '/api/product/fetch', body: { slug: 'k7' } }, ask);
  expect(asked()).toBe(2);
});

test('a changed product removes cached listings, and keeps the cached site settings', async () => {
  const { shared, ask } = aShop();
  await shared.get('lt en 1', listing, ask);
  await shared.get('lt en 1', flags, ask);
  shared.change('product:12');
  expect((await shared.get('lt en 1', flags, ask)).body).toBe(2);
  expect((await shared.get('lt en 1', listing, ask)).body).toBe(3);
  shared.change('config:lt');
  expect((await shared.get('lt en 1', flags, ask)).body).toBe(4);
});

test('an answer older than a change is neither cached nor shared with later requests', async () => {
  const { shared, ask, answer } = aShop();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const early = shared.get('lt en 1', listing, async () => {
    const before = answer();
    await gate;
    return before;
  });
  shared.change('product:12');
  expect((await shared.get('lt en 1', listing, ask)).body).toBe(2);
  release();
  expect((await early).body).toBe(1);
  expect((await shared.get('lt en 1', listing, ask)).body).toBe(2);
});

test('without the change stream listings are requested each time', async () => {
  const { shared, ask, asked, fallSilent } = aShop();
  await shared.get('lt en 1', listing, ask);
  fallSilent();
  await shared.get('lt en 1', listing, ask);
  await shared.get('lt en 1', listing, ask);
  expect(asked()).toBe(3);
});

test('a refusal is not cached; expired site settings are used when the API fails', async () => {
  const { shared, ask, answer, pass } = aShop();
  await shared.get('lt en 1', listing, async () => answer(503));
  expect((await shared.get('lt en 1', listing, ask)).body).toBe(2);
  await shared.get('lt en 1', flags, ask);
  pass(61_000);
  expect((await shared.get('lt en 1', flags, () => Promise.reject(new Error('down')))).body).toBe(3);
  await expect(shared.get('lt en 1', listing, () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
});

test('with a cache size of zero every page makes its own request', async () => {
  const { shared, ask, asked } = aShop({ listingsSize: 0 });
  await Promise.all([shared.get('lt en 1', listing, ask), shared.get('lt en 1', listing, ask)]);
  expect(asked()).toBe(2);
});
