import { cartContract } from '@shop/contracts/cart';
import { checkoutContract, type Checkout } from '@shop/contracts/checkout';
import { ordersContract } from '@shop/contracts/orders';
import { toJson } from '@shop/database';
import { convertToCents } from '@shop/domain/money';
import { deliveredPrice } from '@shop/domain/tariff';
import { previewTotals } from '@shop/domain/totals';
import { toWire } from '@shop/domain/wire-amount';
import { createTariffs } from '@shop/commerce-tariff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ now: new Date('2026-11-21T12:00:00Z') });
  await shop.db
    .insertInto('promotion')
    .values([
      { code: 'FIFTH', promotion_type: 1, value: 200_000 },
      { code: 'ALL', promotion_type: 1, value: 1_000_000 },
      {
        code: 'SHORT',
        promotion_type: 0,
        value: 100_000,
        ends_at: new Date(shop.clock.now.getTime() + 300_000),
      },
    ])
    .execute();
});
afterAll(() => shop.close());

const SHIRT = 3;
const shirt = { weightG: 300, sidesMm: [300, 250, 40], tariffLine: '6205.20' } as const;

const enter = (slug: string, token: string, code: string) =>
  shop.call(checkoutContract.usePromotion, { token, params: { slug }, body: { slug, language_id: 1, code } });

const amountOf = (checkout: Checkout, code: string): number =>
  checkout.breakdown.air.lines.find((line) => line.code === code)?.amount ?? 0;

describe('the price of one item', () => {
  test('is equal as delivered price, in its cart and in its checkout until a dearer courier is chosen', async () => {
    const token = await shop.putIntoCart(SHIRT);
    const { cart } = (await shop.call(cartContract.fetch, { token, body: { language_id: 1 } })).body;
    const { checkout } = (await shop.openStep(await shop.generate({ token }), { token })).body;
    const book = await createTariffs({ db: shop.db, clock: () => shop.clock.now }).book();
    const pair = book.pairFor({ brand: 'lt', countryId: 1, currency: 'EUR', at: shop.clock.now });
    const price = convertToCents(640_000, 'USD', 'EUR', pair!.rates);
    for (const method of ['air', 'sea'] as const) {
      const delivered = deliveredPrice({ ...shirt, price }, pair![method]);
      const { shipping, subtotal, delivery } = cart;
      const { shipping_methods: full, shipping_discounts: off } = shipping;
      expect(subtotal + full[method] - off[method] + delivery.fee_from).toBeCloseTo(toWire(delivered), 4);
      expect(previewTotals(checkout, { shipping: method }).total).toBe(delivered);
      expect(shipping.together_saves[method]).toBe(0);
    }
    const fees = checkout.local_delivery_couriers.map(({ delivery_fee }) => delivery_fee);
    expect(checkout.totals.delivery).toBe(Math.min(...fees));
  });
});

describe('a promotion', () => {
  test('lowers a parcel to the threshold, and the page calculates the same as the server', async () => {
    const { slug, token, checkout } = await shop.readyToPlace(SHIRT, 3);
    expect(checkout.totals.subtotal).toBe(176.64);
    expect(amountOf(checkout, 'duty')).toBeGreaterThan(20);
    const entered: Checkout = (await enter(slug, token, 'FIFTH')).body.checkout;
    expect(entered.totals).toMatchObject({ subtotal: 176.64, promotion: 35.33 });
    expect(amountOf(entered, 'duty')).toBe(3);
    expect(amountOf(entered, 'goods')).toBe(176.64);
    expect(amountOf(entered, 'freight')).toBe(amountOf(checkout, 'freight'));
    expect(entered.totals.shipping).toBe(entered.shipping_methods.air);
    expect(entered.shipping_methods.sea).toBeLessThan(checkout.shipping_methods.sea);
    expect(toWire(previewTotals(entered).total)).toBe(entered.totals.total);
  });

  test('of the full price of the goods leaves shipping and its flat duty to pay', async () => {
    const { slug, token } = await shop.readyToPlace(SHIRT, 2);
    const entered: Checkout = (await enter(slug, token, 'ALL')).body.checkout;
    const { totals } = entered;
    expect(totals.promotion).toBe(totals.subtotal);
    expect(amountOf(entered, 'duty')).toBe(3);
    expect(totals.total).toBeCloseTo(totals.shipping + totals.delivery, 4);
  });

  test('is stored with the order in the sums of its button', async () => {
    const { slug, token } = await shop.readyToPlace(SHIRT, 3);
    const { totals }: Checkout = (await enter(slug, token, 'FIFTH')).body.checkout;
    const placed = (await shop.place(slug, { token }, totals.total)).body;
    await shop.payAt(shop.app, placed.redirect_url ?? '');
    await shop.verify(placed.payment_reference, { token });
    const { order } = (await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } }))
      .body;
    expect(order?.totals).toEqual(totals);
    const shipping = order?.breakdown.filter(({ code }) => code !== 'goods') ?? [];
    expect(shipping.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totals.shipping, 4);
  });

  test('that ended in the meantime raises shipping again, and nothing above the button’s sum is charged', async () => {
    const { slug, token, checkout } = await shop.readyToPlace();
    const entered: Checkout = (await enter(slug, token, 'SHORT')).body.checkout;
    expect(entered.totals.shipping).toBeLessThan(checkout.totals.shipping);
    shop.wait(6);
    expect(await shop.place(slug, { token }, entered.totals.total)).toMatchObject({ status: 409 });
    const after = (await shop.openStep(slug, { token }, 5)).body.checkout;
    expect(after.totals).toEqual(checkout.totals);
  });
});

describe('an open checkout', () => {
  beforeEach(() => shop.db.deleteFrom('tariff_card').where('version', '=', 9).execute());

  test('keeps the tariff that its buyer saw until the order', async () => {
    const { slug, token, checkout } = await shop.readyToPlace();
    const { terms } = await shop.db
      .selectFrom('tariff_card')
      .select('terms')
      .where('country_id', '=', 1)
      .where('method', '=', 'air')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('tariff_card')
      .values({
        ...{ country_id: 1, method: 'air', version: 9, currency_id: 2, origin: 'US' },
        valid_from: new Date(shop.clock.now.getTime() + 60_000),
        terms: toJson({ ...terms, vat: 990_000 }),
      })
      .execute();
    shop.wait(2);
    expect((await shop.openStep(slug, { token }, 5)).body.checkout.totals).toEqual(checkout.totals);
    expect(await shop.place(slug, { token }, checkout.totals.total)).toMatchObject({ status: 200 });
  });
});
