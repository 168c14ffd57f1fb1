import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrateToLatest } from '../migrate.ts';
import { createDatabaseBefore } from '../test-database/database-before.ts';

const { db, close } = await createDatabaseBefore('0033-main-address');
afterAll(close);

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
