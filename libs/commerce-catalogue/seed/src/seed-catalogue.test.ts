import { sql, type Database } from '@shop/database';
import { createTestDatabase, type TestDatabase } from '@shop/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCT_TABLES } from './copy-products.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const today = new Date('2026-11-20T00:00:00Z');
const clock = () => today;
const COUNT = 60;

let few: TestDatabase;
let many: TestDatabase;
const lines: string[] = [];

beforeAll(async () => {
  [few, many] = await Promise.all([createTestDatabase({ clock }), createTestDatabase({ clock })]);
  await seedCatalogue(few.db, { count: COUNT, seed: 1, today });
  await seedCatalogue(many.db, { count: COUNT, seed: 1, today, many: 1, log: (line) => lines.push(line) });
}, 60_000);
afterAll(() => Promise.all([few.close(), many.close()]));

const rowsOf = async <T>(db: Database, query: string): Promise<T[]> =>
  (await sql.raw<T>(query).execute(db)).rows;
const digestOf = (db: Database, table: string) =>
  rowsOf(
    db,
    `select count(*)::int as rows, md5(string_agg(line::text, E'\\n' order by line::text)) as digest from ${table} line`,
  );
const indexesOf = (db: Database) =>
  rowsOf(db, `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`);
const keysOf = (db: Database) =>
  rowsOf(
    db,
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
     where conrelid <> 0 order by 1, 2`,
  );

describe('a large catalogue, whose indexes are built after its rows,', () => {
  test('has the rows, keys and indexes of one that keeps them', async () => {
    for (const table of [
      ...PRODUCT_TABLES,
      'variant_reduction',
      'product_listing',
      'variant_choice',
      'search_word',
    ])
      expect([table, await digestOf(many.db, table)]).toEqual([table, await digestOf(few.db, table)]);
    expect(await indexesOf(many.db)).toEqual(await indexesOf(few.db));
    expect(await keysOf(many.db)).toEqual(await keysOf(few.db));
  });

  test('is reported in rows and per cent', () => {
    expect(lines).toContain(`copied: ${COUNT} of ${COUNT} products, 100 %`);
    expect(lines).toContain(`listed: ${COUNT} of ${COUNT} products, 100 %`);
  });
});

test('the history of prices continues from the seeded one', async () => {
  const current = () =>
    rowsOf<{ prices: number }>(
      few.db,
      `select count(*)::int as prices from product_variant v
       join variant_price p on p.variant_id = v.id and p.until is null and p.price = v.price`,
    );
  const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(
    few.db,
    'select count(*)::int as n from product_variant',
  );
  expect(await current()).toEqual([{ prices: n }]);
  await sql`update product_variant set price = price + 100 where id = 1`.execute(few.db);
  expect(await current()).toEqual([{ prices: n }]);
});

test('an interrupted seed leaves nothing', async () => {
  const shop = await createTestDatabase();
  const cut = (line: string) => {
    if (line.startsWith('listed')) throw new Error('cut off');
  };
  await expect(seedCatalogue(shop.db, { count: 20, seed: 1, today, log: cut })).rejects.toThrow('cut off');
  for (const table of ['category', 'product', 'product_variant', 'product_listing'])
    expect([table, await rowsOf(shop.db, `select from ${table}`)]).toEqual([table, []]);
  await shop.close();
});
