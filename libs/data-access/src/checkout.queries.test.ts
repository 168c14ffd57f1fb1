import { expect, test, vi } from 'vitest';
import { createApiClient, type WireRequest } from './api-client.ts';
import { checkoutQueries } from './checkout.queries.ts';

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';

/** An API that fails `failures` times before it answers, and everything it received. */
const anApi = (failures: number, body: object) => {
  const sent: WireRequest[] = [];
  const api = createApiClient(async (request) => {
    // Reads the signal, as the browser's transport does.
    sent.push({ ...request });
    return sent.length <= failures
      ? { status: 503, body: {} }
      : { status: 200, body: { status: true, ...body } };
  });
  return { queries: checkoutQueries(api), sent };
};
const fetchOf = (queries: ReturnType<typeof checkoutQueries>) => {
  const { queryFn } = queries.one(slug, 4, 2);
  return (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal });
};

test('R-CAL-23 R-CAL-24 generating is a GET that answers the slug, within a minute', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const { queries, sent } = anApi(0, { slug });
  expect(await queries.generate()).toBe(slug);
  expect(patience.mock.calls).toEqual([[60_000]]);
  patience.mockRestore();
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/checkout/generate' });
});

test('R-CAL-25 R-CAL-27 fetching sends slug, step and language, and is tried three times in all', async () => {
  const { queries, sent } = anApi(2, { checkout: { slug } });
  await fetchOf(queries);
  expect(sent).toHaveLength(3);
  expect(sent[0]).toMatchObject({
    url: `/api/checkout/fetch/${slug}`,
    body: { slug, step: 4, language_id: 2 },
  });
  await expect(fetchOf(anApi(3, {}).queries)).rejects.toMatchObject({ kind: 'broken' });
});

test('R-CAL-28 invalidating sends slug and language and is tried three times in all', async () => {
  const { queries, sent } = anApi(2, {});
  await queries.invalidate(slug, 2);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({ url: `/api/checkout/invalidate/${slug}`, body: { slug, language_id: 2 } });
});

test('R-CAL-29 removing the balance sends the slug', async () => {
  const { queries, sent } = anApi(0, {});
  await queries.removeBalance(slug);
  expect(sent[0]).toMatchObject({ url: '/api/checkout/remove-balance', body: { slug } });
});

test('placing sends the same key with every retry', async () => {
  const { queries, sent } = anApi(1, { order_id: 1 });
  await queries.place({ slug, language_id: 2, expected_total: 1 }, 'key-1');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});
