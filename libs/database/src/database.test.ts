import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { createTestDatabase } from './testing.ts';

const shop = await createTestDatabase();
afterAll(() => shop.close());

const whoAnswers = async (db: typeof shop.db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

test('a connection lost during a query fails the query, not the process, and the next one is new', async () => {
  const db = createDatabase(shop.url, { poolSize: 1 });
  const pid = await whoAnswers(db);
  const working = sql`select pg_sleep(5)`.execute(db);
  const told = expect(working).rejects.toThrow(/terminat/);
  await sql`select pg_terminate_backend(${pid})`.execute(shop.db);
  await told;
  expect(await whoAnswers(db)).not.toBe(pid);
  await db.destroy();
});

test('a query abandoned by its caller delays no other query', async () => {
  const db = createDatabase(shop.url, { poolSize: 1, statementTimeout: 100 });
  const pid = await whoAnswers(db);
  await sql`set statement_timeout = 0`.execute(db);
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('Query read timeout');
  const begun = performance.now();
  expect(await whoAnswers(db)).not.toBe(pid);
  // The abandoned query continues for 5 s.
  expect(performance.now() - begun).toBeLessThan(4_000);
  await db.destroy();
});

test('a refused query leaves its connection usable', async () => {
  const db = createDatabase(shop.url, { poolSize: 1 });
  const pid = await whoAnswers(db);
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
  expect(await whoAnswers(db)).toBe(pid);
  await db.destroy();
});
