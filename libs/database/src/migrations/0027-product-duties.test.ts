import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing.ts';

const server = await createTestDatabase();
afterAll(() => server.close());

test('an offer applies to the products put into it that are reduced, a flag to all that have it', async () => {
  const { db } = server;
  await sql`
    insert into flag (id, slug, type, least_percent) values
      (1, 'new', 1, null), (11, 'weekly-deals', 2, 30), (12, 'warm-layers', 2, null)`.execute(db);
  const flagsOf = async (given: number[], percent: number) => {
    const fraction = 1_000_000 - percent * 10_000;
    const { rows } = await sql<{ ids: number[] }>`
      select flags_of(${given}::int[], ${fraction}::int) as ids`.execute(db);
    return rows[0]?.ids;
  };
  expect(await flagsOf([1, 12], 0)).toEqual([1]);
  expect(await flagsOf([1, 12], 0.99)).toEqual([1]);
  expect(await flagsOf([1, 12], 1)).toEqual([1, 12]);
  expect(await flagsOf([1], 29)).toEqual([1]);
  expect(await flagsOf([], 30)).toEqual([11]);
  expect(await flagsOf([11], 29)).toEqual([]);
});

test('a maker has an address and an e-mail address, or neither', async () => {
  const maker = { slug: 'kestrel', name: 'Kestrel' };
  const insert = (more: { address?: string; email?: string }) =>
    server.db
      .insertInto('manufacturer')
      .values({ ...maker, ...more })
      .execute();
  await expect(insert({ address: 'Main St 1, Dover, US' })).rejects.toThrow(/check/);
  await insert({});
});
