import { createDatabase, sql } from '@shop/database';
import { afterAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import type { ApiDeps } from '../api-deps.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createReadiness, LEAST_FREE_BYTES } from '@shop/commerce-operations/health';

const shop = await createTestApp();
afterAll(() => shop.close());

const STRANGER = { remoteAddress: '203.0.113.9' };
const SECRET = { 'x-shop-secret': shop.deps.secret };

const withDeps = async <T>(
  given: Partial<ApiDeps>,
  work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<T>,
) => {
  const app = await buildApp({ ...shop.deps, ...given });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
};

test('liveness is answered without a database query', async () => {
  const db = createDatabase('postgres://shop:x@127.0.0.1:1/shop', { connectTimeout: 500 });
  await withDeps({ db }, async (app) => {
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });
  await db.destroy();
});

test('a process is ready with a database, all migrations and room on the disk', async () => {
  const answer = await shop.app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    status: 'ok',
    details: { database: 'ok', migrations: 'ok', disk: 'ok' },
  });
});

test('a process that is shutting down is not ready, and still answers', async () => {
  await withDeps({ isEnding: () => true }, async (app) => {
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/api/config/languages')).statusCode).toBe(200);
  });
});

test('a full disk makes it not ready', async () => {
  await withDeps({ freeDiskBytes: async () => LEAST_FREE_BYTES - 1 }, async (app) => {
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'not_ready', details: { disk: '255 MB free' } });
  });
});

test('a pending migration makes it not ready, by name', async () => {
  await shop.db.transaction().execute(async (tx) => {
    await sql`delete from kysely_migration where name = '0010-audit'`.execute(tx);
    await withDeps({ db: tx }, async (app) => {
      const answer = await app.inject('/readyz');
      expect(answer.statusCode).toBe(503);
      expect(answer.json().details.migrations).toBe('pending: 0010-audit');
    });
    await sql`insert into kysely_migration (name, timestamp) values ('0010-audit', now()::text)`.execute(tx);
  });
});

test('details are shown to this machine and to callers with the secret', async () => {
  const seen = async (headers: Record<string, string>, from = {}) =>
    (await shop.app.inject({ url: '/readyz', headers, ...from })).json();
  expect(await seen({}, STRANGER)).toEqual({ status: 'ok' });
  expect(await seen({ 'x-shop-secret': 'guessed' }, STRANGER)).toEqual({ status: 'ok' });
  expect(await seen(SECRET, STRANGER)).toHaveProperty('details');
});

test('concurrent requests within a second cost one check', async () => {
  let now = 0;
  const check = vi.fn(async () => {});
  const readiness = createReadiness([{ name: 'database', check }], () => now);
  await Promise.all([1, 2, 3].map(() => readiness()));
  expect(check).toHaveBeenCalledTimes(1);
  now = 1_000;
  await readiness();
  expect(check).toHaveBeenCalledTimes(2);
});
