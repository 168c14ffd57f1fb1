import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrateToLatest } from '../migrate.ts';
import { createDatabaseBefore } from '../test-database/database-before.ts';

const { db, close } = await createDatabaseBefore('0236-people-of-companies');
afterAll(close);

test('the client of an account becomes the owner, with what it was invoiced and ordered since the account began', async () => {
  await sql`
    insert into client (id, brand, email, country_id, language_id, currency_id, is_pro, tier)
      values (1, 'lt', 'ona@example.lt', 1, 2, 1, true, 'gold'), (2, 'lt', 'rasa@example.lt', 1, 2, 1, false, null);
    insert into pro_account (client_id, company, register_code, country_id, credit_limit, since, updated_at)
      values (1, 'UAB Prekyba', '110862', 1, 5000, '2026-03-01', '2026-03-01');
    insert into misc_invoice (id, slug, brand, client_id, language, currency_id, title, due_on, net, vat, total, created_at)
      values (1, 'beforexxxxxxxxxxxxxxxx', 'lt', 1, 'lt', 1, 'A', '2026-03-10', 100, 0, 100, '2026-02-01'),
        (2, 'afterxxxxxxxxxxxxxxxxx', 'lt', 1, 'lt', 1, 'B', '2026-04-10', 100, 0, 100, '2026-04-01'),
        (3, 'otherxxxxxxxxxxxxxxxxx', 'lt', 2, 'lt', 1, 'C', '2026-04-10', 100, 0, 100, '2026-04-01');
    insert into quote (id, slug, kind, brand, client_id, state, language, email, currency_id, placed_at)
      values (101, 'oldxxxxxxxxxxxxxxxxxxx', 'quote', 'lt', 1, 'delivered', 'lt', 'ona@example.lt', 1, '2026-02-01'),
        (102, 'newxxxxxxxxxxxxxxxxxxx', 'quote', 'lt', 1, 'paid', 'lt', 'ona@example.lt', 1, '2026-04-01');`.execute(
    db,
  );
  await migrateToLatest(db);
  const { id, ...account } = await db
    .selectFrom('pro_account')
    .select(['id', 'brand', 'tier', 'company', 'credit_limit'])
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ brand: 'lt', tier: 'gold', company: 'UAB Prekyba', credit_limit: 5000 });
  expect(await db.selectFrom('pro_member').select(['client_id', 'company_id', 'role']).execute()).toEqual([
    { client_id: 1, company_id: id, role: 'owner' },
  ]);
  const companies = async (table: 'misc_invoice' | 'quote') =>
    (await db.selectFrom(table).select('company_id').orderBy('id').execute()).map(
      ({ company_id: companyId }) => companyId,
    );
  expect(await companies('misc_invoice')).toEqual([null, id, null]);
  expect(await companies('quote')).toEqual([null, id]);
});
