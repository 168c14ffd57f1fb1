import { createTestDatabase } from '@shop/database/testing';
import { toJson, type Transaction } from '@shop/database';
import { afterAll, afterEach, expect, test } from 'vitest';
import { writeOrder } from './new-order.repository.ts';
import { numberOrder } from './number-order.repository.ts';

const { db, truncateAll, close } = await createTestDatabase();
afterEach(truncateAll);
afterAll(close);

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

const AMOUNTS = {
  ...{ subtotal: 0, shipping: 0, delivery: 0, shipping_discount: 0, promotion: 0 },
  ...{ balance: 0, payment_fee: 0, total: 0, breakdown: [], days_from: 6, days_to: 9 },
};
const ADDRESS = {
  ...{ id: 0, first_name: 'Rasa', last_name: 'Petraitė', phone_number: '+37061234567' },
  ...{ first_address: 'Pilies g. 1', city: 'Vilnius', zip: '01123', country_id: 1 },
};

const writeAnOrder = (slug: string): Promise<number> =>
  inTransaction((tx) =>
    writeOrder(
      tx,
      {
        order: {
          ...{ slug: slug.padEnd(22, '-'), kind: 'marketplace', brand: 'lt', state: 'accepted' },
          ...{ language: 'en', currency_id: 1, email: 'rasa@shopper.example' },
        },
        offer: {
          ...{ rate: 1_000_000, country_id: 1, shipping_method: 'air' },
          ...{ totals: toJson(AMOUNTS), address: toJson(ADDRESS) },
          delivery_choice: toJson({ courier: null, pickup_point: null }),
        },
        made: { checkout_session_id: null, promotion_id: null },
      },
      [
        {
          ...{ sku: 'mug', names: toJson({ en: 'Mug' }), variant_names: toJson([]), quantity: 1 },
          ...{ unit_price: 0, unit_price_usd: 0, line_total: 0 },
        },
      ],
    ),
  );

const number = (id: number) => inTransaction((tx) => numberOrder(tx, id, 'lt'));

const numbersOf = async (): Promise<(number | null)[]> => {
  const orders = await db.selectFrom('quote').select('brand_number').orderBy('id').execute();
  return orders.map(({ brand_number }) => brand_number);
};

test('an order with a number keeps it, and the next order takes the number after it', async () => {
  const first = await writeAnOrder('first');
  const second = await writeAnOrder('second');
  await number(first);
  await number(first);
  await number(second);
  expect(await numbersOf()).toEqual([1, 2]);
});

test('one order numbered twice concurrently takes one number', async () => {
  const first = await writeAnOrder('first');
  const second = await writeAnOrder('second');
  await Promise.all([number(first), number(first), number(first)]);
  await number(second);
  expect(await numbersOf()).toEqual([1, 2]);
});
