import { configurationContract } from '@shop/contracts/configuration';
import { createDatabase } from '@shop/database';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { buildApp } from '../app.ts';

const shop = await createTestApp();
afterAll(shop.close);

const silent = createServer(() => {}).listen(0, '127.0.0.1');
await once(silent, 'listening');
afterAll(() => void silent.close());
const { port } = silent.address() as { port: number };

const NO_ONE = 'postgres://shop:x@127.0.0.1:1/shop';
const MUTE = `postgres://shop:x@127.0.0.1:${port}/shop`;

test.each([
  ['away', NO_ONE],
  ['mute', MUTE],
])('with the database %s a call answers 503 within two seconds with Retry-After', async (_, url) => {
  const db = createDatabase(url, { connectTimeout: 500 });
  const app = await buildApp({ ...shop.deps, db });
  const begun = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: configurationContract.storeConfig.url,
    payload: { langIso: 'en' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({ status: false, message: 'unavailable', errors: {} });
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await app.close();
  await db.destroy();
});
