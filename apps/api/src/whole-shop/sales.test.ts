import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Selectable } from 'kysely';
import { sql, type Schema } from '@shop/database';
import { stockShop } from '@shop/commerce-stock/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const LINEN_SHIRT = 2;

const soldOf = async (table: 'product' | 'product_listing') => {
  const { rows } = await sql<Pick<Selectable<Schema['product']>, 'paid_amount'>>`
    select paid_amount from ${sql.table(table)}
    where ${sql.ref(table === 'product' ? 'id' : 'product_id')} = ${LINEN_SHIRT}`.execute(shop.db);
  return rows[0]?.paid_amount;
};

const begin = async (quantity: number) => {
  const { slug, token, total } = await shop.readyToPlace(3, quantity);
  const { body } = await shop.place(slug, { token }, total);
  return { token, reference: body.payment_reference, payAt: body.redirect_url ?? '' };
};

test('R-SRT-04 best sellers count every paid piece, and no unpaid one', async () => {
  await sql`select refresh_product_listing()`.execute(shop.db);
  const purchases = [];
  for (const quantity of [1, 2, 3, 4]) purchases.push(await begin(quantity));
  const [declined, ...paid] = purchases;
  await shop.payAt(shop.app, declined?.payAt ?? '', { action: 'cancel' });
  for (const { payAt } of paid) await shop.payAt(shop.app, payAt);
  expect(await soldOf('product')).toBe(0);
  // All at once, and each twice.
  await Promise.all(
    [...purchases, ...purchases].map(({ reference, token }) => shop.verify(reference, { token })),
  );
  expect(await soldOf('product')).toBe(9);

  expect(await soldOf('product_listing')).toBe(0);
  await shop.jobs.run('catalogue-count-sales');
  expect(await soldOf('product_listing')).toBe(9);
});
