import { afterAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { PREPARED, sql } from './index.ts';
import { createTestDatabase } from './testing.ts';

const shop = await createTestDatabase();
const db = createDatabase(shop.url, { poolSize: 1 });
afterAll(async () => {
  await db.destroy();
  await shop.close();
});

const preparedTexts = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows;

test('a marked statement is prepared once, and answers each time with the given values', async () => {
  for (const n of [1, 2, 3]) {
    const { rows } = await sql<{ n: number }>`/* prepared */ select ${n}::int as n`.execute(db);
    expect(rows).toEqual([{ n }]);
  }
  await sql`select ${4}::int as n`.execute(db);
  expect(await preparedTexts()).toEqual([{ statement: '/* prepared */ select $1::int as n' }]);
});

test('a query that is built can be marked too', async () => {
  const countries = (id: number) =>
    db.selectFrom('country').modifyFront(PREPARED).select('id').where('id', '=', id).execute();
  expect(await countries(1)).toEqual([{ id: 1 }]);
  expect(await countries(2)).toEqual([{ id: 2 }]);
  const texts = (await preparedTexts()).map(({ statement }) => statement);
  expect(texts.filter((text) => text.includes('"country"'))).toHaveLength(1);
});

test('a refused one leaves its connection usable, and may be repeated', async () => {
  const divide = (by: number) => sql<{ n: number }>`/* prepared */ select 1 / ${by}::int as n`.execute(db);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(1)).rows).toEqual([{ n: 1 }]);
});
