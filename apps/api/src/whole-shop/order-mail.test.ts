import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { toJson, type StoredTotals } from '@shop/database';
import { orderMail } from '@shop/commerce-orders';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

/** A guest's order, placed at the shop's own time. */
const mailOf = async (delivery: object, sums: Partial<StoredTotals> = {}) => {
  const token = await shop.putIntoCart();
  const slug = await shop.generate({ token });
  await shop.ship(slug, { token }, delivery);
  const { checkout } = (await shop.choose(slug, { token })).body;
  const placed = await shop.place(slug, { token }, checkout.totals.total);
  const { totals } = await shop.db.selectFrom('order_offer').select('totals').executeTakeFirstOrThrow();
  await shop.db.updateTable('quote').set({ placed_at: shop.clock.now }).execute();
  await shop.db
    .updateTable('order_offer')
    .set({ totals: toJson({ ...totals, ...sums }) })
    .execute();
  const { data } = await shop.db
    .transaction()
    .execute((tx) => orderMail(tx, shop.deps.brands, placed.body.order_id));
  return { data, method: checkout.breakdown.air };
};

test('the mail of a pickup order names the point with its address, and no home address', async () => {
  const contact = { ...ADDRESS, first_address: '', city: '', zip: '' };
  const { data } = await mailOf({ delivery: 0, parcel_shop: 'OM-1001', address: contact });
  const point = await shop.db
    .selectFrom('pickup_point')
    .selectAll()
    .where('parcelshop_id', '=', 'OM-1001')
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({
    destination: 'pickup',
    address: [point.name, point.address, point.city, 'Rasa Petraitė', '+370 612 34567'],
  });
});

test('the mail of a delivery to the door names the home address and the courier', async () => {
  const { data } = await mailOf({});
  expect(data).toMatchObject({
    destination: 'home',
    address: ['Pilies g. 5-12', '01123 Vilnius', 'Rasa Petraitė', '+370 612 34567'],
  });
  expect(data.delivery).not.toContain('Pilies');
});

test('the mail names the days of arrival, as the checkout did', async () => {
  const { data, method } = await mailOf({});
  const day = (days: number) => new Date(Date.UTC(2026, 10, 21 + days)).getUTCDate();
  expect(data.arrival).toContain(String(day(method.days_from)));
  expect(data.arrival).toContain(String(day(method.days_to)));
  expect(data.arrival).toMatch(/November|December/);
});

test('the mail names the shipping discount with its percentage, as the checkout did', async () => {
  const { data } = await mailOf({}, { shipping: 625_000, shipping_discount: 62_500 });
  expect(data.totals).toContainEqual({ label: 'Shipping discount, 10%', amount: '-€6.25' });
});
