import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { toJson } from './columns.ts';
import { createDatabase } from './database.ts';
import { createTestDatabase } from './testing.ts';

const CHRISTMAS = new Date('2031-12-24T18:00:00Z');
const clock = { now: CHRISTMAS };
const shop = await createTestDatabase({ clock: () => clock.now });
afterAll(() => shop.close());
beforeEach(() => {
  clock.now = CHRISTMAS;
});

const askNow = async (db: typeof shop.db) => {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  return rows[0]?.now;
};

describe('the time of SQL', () => {
  test('is that of the given clock, in a transaction and outside of one', async () => {
    expect(await askNow(shop.db)).toEqual(CHRISTMAS);
    expect(await shop.db.transaction().execute(askNow)).toEqual(CHRISTMAS);
  });

  test('moves with the clock on a connection that has used the time before', async () => {
    const db = createDatabase(shop.url, { poolSize: 1, clock: () => clock.now });
    expect(await askNow(db)).toEqual(CHRISTMAS);
    clock.now = new Date(CHRISTMAS.getTime() + 86_400_000);
    expect(await askNow(db)).toEqual(clock.now);
    clock.now = CHRISTMAS;
    expect(await askNow(db)).toEqual(CHRISTMAS);
    await db.destroy();
  });

  test('is constant in a transaction that has begun', async () => {
    const seen = await shop.db.transaction().execute(async (tx) => {
      const before = await askNow(tx);
      clock.now = new Date(CHRISTMAS.getTime() + 60_000);
      return [before, await askNow(tx)];
    });
    expect(seen).toEqual([CHRISTMAS, CHRISTMAS]);
  });

  test('is set for one transaction where a statement says so', async () => {
    const morning = new Date('2030-01-01T06:00:00Z');
    const db = createDatabase(shop.url, { poolSize: 1 });
    const told = await db.transaction().execute(async (tx) => {
      await sql`select set_config('shop.now', ${morning.toISOString()}, true)`.execute(tx);
      return askNow(tx);
    });
    expect(told).toEqual(morning);
    expect(Math.abs((await askNow(db))!.getTime() - systemClock().getTime())).toBeLessThan(60_000);
    await db.destroy();
  });

  test('is that of the database server with the machine’s clock, and no setting is sent', async () => {
    const db = createDatabase(shop.url, { poolSize: 1, clock: systemClock });
    expect(Math.abs((await askNow(db))!.getTime() - systemClock().getTime())).toBeLessThan(60_000);
    const { rows } = await sql`select current_setting('shop.now', true) as told`.execute(db);
    expect(rows).toEqual([{ told: null }]);
    await db.destroy();
  });

  test('a connection whose time cannot be set returns to the pool', async () => {
    let isBroken = true;
    const breaking = () => {
      if (isBroken) throw new Error('the clock is broken');
      return CHRISTMAS;
    };
    const db = createDatabase(shop.url, { poolSize: 1, connectTimeout: 1_000, clock: breaking });
    await expect(askNow(db)).rejects.toThrow('the clock is broken');
    isBroken = false;
    expect(await askNow(db)).toEqual(CHRISTMAS);
    await db.destroy();
  });
});

const OTHER_TIMES = String.raw`\m(now\(|current_date|current_timestamp|localtimestamp|clock_timestamp|transaction_timestamp|statement_timestamp)`;

describe('the tables', () => {
  test('have no default that uses another clock than shop_now()', async () => {
    const { rows } = await sql<{ column: string }>`
      select attrelid::regclass || '.' || attname as column
      from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class on pg_class.oid = adrelid and relnamespace = 'public'::regnamespace
      where pg_get_expr(adbin, adrelid) ~* ${OTHER_TIMES}`.execute(shop.db);
    expect(rows).toEqual([]);
  });

  test('have no function or trigger that uses another clock, except shop_now() itself', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~* ${OTHER_TIMES}`.execute(shop.db);
    expect(rows).toEqual([{ name: 'shop_now' }]);
  });

  test('write the time of the clock into columns with defaults', async () => {
    const row = await shop.db
      .insertInto('setting')
      .values({ key: 'a', value: toJson({}) })
      .returning('updated_at')
      .executeTakeFirst();
    expect(row).toEqual({ updated_at: CHRISTMAS });
  });
});
