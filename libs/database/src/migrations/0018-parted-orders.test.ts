import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrateToLatest } from '../migrate.ts';
import { createDatabaseBefore } from '../test-database/database-before.ts';

const { db, close } = await createDatabaseBefore('0018-parted-orders');
afterAll(close);

test('old orders keep all their data, and an order of the cart its checkout', async () => {
  await sql`
    insert into checkout_session (id, slug, brand, cart_id, cart_fingerprint, language, currency_id, rate, lines, amounts,
        country_id, expires_at)
      values (7, 'slug-of-the-session-22', 'lt', 1, '', 'lt', 1, 920000, '[]', '{}', 1, now());
    insert into promotion (id, code, promotion_type, value) values (3, 'TEN', 1, 100000);
    insert into quote (id, slug, kind, brand, client_id, checkout_session_id, promotion_id, state, language, currency_id,
        rate, subtotal, shipping, delivery, shipping_discount, promotion_discount, balance_used, payment_fee, total,
        totals, shipping_method, delivery_choice, address, email, country_id)
      values
        (1, 'slug-of-the-order-22ch', 'marketplace', 'lt', 5, 7, 3, 'paid', 'lt', 1, 920000,
          100, 20, 5, 2, 10, 3, 1, 111, '{"subtotal":100,"total":111,"days_from":6}', 'sea', '{"courier":"Omniva"}',
          '{"city":"Vilnius"}', 'ona@example.lt', 1),
        (2, 'slug-of-the-quote-22ch', 'quote', 'lt', 5, null, null, 'accepted', 'lt', 1, 930000,
          200, 0, 0, 0, 0, 0, 0, 200, '{"total":200}', 'air', '{}', '{"city":"Kaunas"}', 'ona@example.lt', 1);
    insert into order_event (quote_id, state, actor, cause) values (1, 'paid', 'visitor', 'quote:1:paid');`.execute(
    db,
  );
  await migrateToLatest(db);

  const orders = await db
    .selectFrom('quote')
    .innerJoin('order_offer', 'order_offer.quote_id', 'quote.id')
    .select(['id', 'state', 'total', 'balance_used', 'payment_fee', 'rate', 'totals', 'shipping_method'])
    .select(['delivery_choice', 'address', 'country_id'])
    .orderBy('id')
    .execute();
  expect(orders).toEqual([
    {
      ...{ id: 1, state: 'paid', total: 111, balance_used: 3, payment_fee: 1, rate: 920_000, country_id: 1 },
      ...{ shipping_method: 'sea', delivery_choice: { courier: 'Omniva' }, address: { city: 'Vilnius' } },
      totals: {
        ...{ subtotal: 100, shipping: 20, delivery: 5, shipping_discount: 2, promotion: 10 },
        ...{ total: 111, days_from: 6 },
      },
    },
    {
      ...{
        id: 2,
        state: 'accepted',
        total: 200,
        balance_used: 0,
        payment_fee: 0,
        rate: 930_000,
        country_id: 1,
      },
      ...{ shipping_method: 'air', delivery_choice: {}, address: { city: 'Kaunas' } },
      totals: {
        ...{ subtotal: 200, shipping: 0, delivery: 0, shipping_discount: 0, promotion: 0, total: 200 },
      },
    },
  ]);
  expect(await db.selectFrom('marketplace_order').selectAll().execute()).toEqual([
    { quote_id: 1, checkout_session_id: 7, promotion_id: 3 },
  ]);
  expect(await db.selectFrom('order_event').select('quote_id').execute()).toEqual([{ quote_id: 1 }]);
});
