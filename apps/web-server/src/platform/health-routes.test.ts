import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWebServer } from '../testing/a-web-server.ts';

let shop: Awaited<ReturnType<typeof aWebServer>>;
let status = 200;
let isEnding = false;
const details = { database: 'ok', migrations: 'ok', disk: 'ok' };

beforeAll(async () => {
  shop = await aWebServer({
    isEnding: () => isEnding,
    api: (app) => {
      app.get('/readyz', async (request, reply) =>
        reply.code(status).send({
          status: status === 200 ? 'ok' : 'not_ready',
          ...(request.headers['x-shop-secret'] && { details }),
        }),
      );
    },
  });
});
afterAll(() => shop.close());

test('the shop is ready when its API is', async () => {
  status = 200;
  const answer = await shop.get('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ status: 'ok', details: { api: details, brands: ['lt', 'ae'] } });
});

test('an API that is not ready makes it 503, while the process is still alive', async () => {
  status = 503;
  expect((await shop.get('/readyz')).statusCode).toBe(503);
  expect((await shop.get('/healthz')).statusCode).toBe(200);
});

test('other clients get the state only, also through a proxy on this machine', async () => {
  status = 200;
  const far = await shop.app.inject({ url: '/readyz', remoteAddress: '203.0.113.9' });
  expect(far.json()).toEqual({ status: 'ok' });
  expect((await shop.get('/readyz', { 'x-forwarded-for': '203.0.113.9' })).json()).toEqual({ status: 'ok' });
});

test('an API that is down is reported within the time-out', async () => {
  const alone = await aWebServer({ env: { API_URL: 'http://127.0.0.1:1' } });
  const answer = await alone.get('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 'not_ready', details: { api: 'no answer' } });
  await alone.close();
});

test('a shop without a built brand is not ready', async () => {
  const empty = await aWebServer({ brands: [], env: { API_URL: shop.fake.url } });
  expect((await empty.get('/readyz')).statusCode).toBe(503);
  await empty.close();
});

test('a process that is shutting down is not ready, and still answers', async () => {
  status = 200;
  isEnding = true;
  expect((await shop.get('/readyz')).statusCode).toBe(503);
  expect((await shop.get('/healthz')).statusCode).toBe(200);
  expect((await shop.get('/en')).statusCode).toBe(200);
  isEnding = false;
});
