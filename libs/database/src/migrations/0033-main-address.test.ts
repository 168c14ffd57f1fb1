import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { createTestDatabase } from '../testing.ts';
import { migrations } from './registry.ts';

const NAME = '0033-main-address';
const server = await createTestDatabase();
let db: Database;

beforeAll(async () => {
  const url = new URL(server.url);
  url.pathname = `${url.pathname}_before_0033`;
  await sql.raw(`create database "${url.pathname.slice(1)}"`).execute(server.db);
  db = createDatabase(url.href, { poolSize: 1 });
  const earlier = Object.keys(migrations);
  await migrateTo(db, earlier.slice(0, earlier.indexOf(NAME)));
});
afterAll(async () => {
  const { pathname } = new URL(server.url);
  await db.destroy();
  await sql.raw(`drop database "${pathname.slice(1)}_before_0033" with (force)`).execute(server.db);
  await server.close();
});

test('the oldest address of each client becomes the main one', async () => {
  await sql`
    insert into client (id, brand, email, country_id, language_id, currency_id)
      values (1, 'lt', 'ona@example.lt', 1, 2, 1), (2, 'lt', 'rasa@example.lt', 1, 2, 1), (3, 'lt', 'jan@example.lt', 1, 2, 1);
    insert into client_address
        (id, client_id, first_name, last_name, first_address, city, zip, phone_number, country_id)
      values
        (12, 1, 'Ona', 'Petraitė', 'Pilies g. 5', 'Vilnius', '01123', '+37061200184', 1),
        (11, 1, 'Ona', 'Petraitė', 'Laisvės al. 1', 'Kaunas', '44280', '+37061200184', 1),
        (20, 2, 'Rasa', 'Petraitė', 'Žvejų g. 1', 'Klaipėda', '91234', '+37061200184', 1);`.execute(db);
  await migrateToLatest(db);
  const main = await db
    .selectFrom('client_address')
    .select('id')
    .where('is_main', '=', true)
    .orderBy('id')
    .execute();
  expect(main.map(({ id }) => id)).toEqual([11, 20]);
});
