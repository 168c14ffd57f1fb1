import { afterAll, expect, test } from 'vitest';
import { toJson } from '../columns.ts';
import { createTestDatabase } from './test-database.ts';

const { db, truncateAll, close } = await createTestDatabase();
afterAll(close);

const countOf = async (table: 'language' | 'setting') =>
  (
    await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('a test database holds the rows that migrations insert, and counts are numbers', async () => {
  expect(await countOf('language')).toBe(4);
});

test('emptying restores exactly the fixed rows after any changes of a test', async () => {
  await db
    .insertInto('setting')
    .values({ key: 'a', value: toJson({}) })
    .execute();
  await db.updateTable('language').set({ local_title: 'X' }).execute();
  await db.insertInto('language').values({ id: 9, code: 'xx', iso_code: 'xx', local_title: 'X' }).execute();
  await truncateAll();
  expect(await countOf('setting')).toBe(0);
  expect(await countOf('language')).toBe(4);
  const { local_title } = await db
    .selectFrom('language')
    .select('local_title')
    .where('id', '=', 3)
    .executeTakeFirstOrThrow();
  expect(local_title).toBe('Latviešu');
});

test('rows and keys that a test keeps are what emptying leads back to', async () => {
  const { db: own, ...kept } = await createTestDatabase();
  const add = (key: string) =>
    own
      .insertInto('setting')
      .values({ key, value: toJson({}) })
      .execute();
  const client = () =>
    own
      .insertInto('client')
      .values({ brand: 'lt', email: 'a@shopper.example', password_hash: null, country_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
  await add('kept');
  await kept.keepRows();
  const { id } = await client();
  await add('left');
  await own.deleteFrom('setting').where('key', '=', 'kept').execute();
  await kept.truncateAll();
  const settings = await own.selectFrom('setting').select('key').execute();
  expect(settings.map(({ key }) => key)).toEqual(['kept']);
  expect((await client()).id).toBe(id);
  await kept.close();
});

test('two test files have two databases', async () => {
  const other = await createTestDatabase();
  await other.db
    .insertInto('setting')
    .values({ key: 'a', value: toJson({}) })
    .execute();
  expect(await countOf('setting')).toBe(0);
  await other.close();
});
