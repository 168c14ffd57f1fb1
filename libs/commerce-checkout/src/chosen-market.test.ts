import { cartContract } from '@shop/contracts/cart';
import { checkoutContract } from '@shop/contracts/checkout';
import { fromWire } from '@shop/domain/wire-amount';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCheckoutShop, type CheckoutShop } from './testing.ts';

const ESTONIA = { 'x-shop-country': '3' };
const LATVIA = { 'x-shop-country': '2' };

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const cartOf = async (token: string, headers: Record<string, string> = {}) =>
  (await shop.call(cartContract.fetch, { token, headers, body: { language_id: 1 } })).body.cart;

const begin = async (token: string, headers: Record<string, string> = {}) => {
  const { slug } = (await shop.call(checkoutContract.generate, { token, headers })).body;
  return (await shop.openStep(slug, { token })).body.checkout;
};

const cents = (...amounts: number[]): number => amounts.reduce((sum, one) => sum + fromWire(one), 0);

test.each<Record<string, string>>([{}, ESTONIA, LATVIA])(
  'cart and checkout have equal totals to the cent in the market of %o',
  async (headers) => {
    const token = await shop.putIntoCart();
    const cart = await cartOf(token, headers);
    const checkout = await begin(token, headers);
    const country = Number(headers['x-shop-country'] ?? 1);
    expect([cart.delivery.country_id, checkout.country_id]).toEqual([country, country]);
    for (const method of ['air', 'sea'] as const) {
      const { shipping_methods: shipping, shipping_discounts: discounts } = cart.shipping;
      const fees = checkout.local_delivery_couriers.map(({ delivery_fee }) => delivery_fee);
      expect(
        cents(
          checkout.totals.subtotal,
          checkout.shipping_methods[method],
          -checkout.shipping_discounts[method],
          Math.min(...fees),
        ),
      ).toBe(cents(cart.subtotal, shipping[method], -discounts[method], cart.delivery.fee_from));
    }
  },
);

test('a market that the brand does not ship to is ignored', async () => {
  const token = await shop.putIntoCart();
  for (const country of ['5', '0', 'EE', '3; x'])
    expect((await cartOf(token, { 'x-shop-country': country })).delivery.country_id, country).toBe(1);
});

test('a market chosen in the meantime changes the open checkout, with its couriers', async () => {
  const token = await shop.putIntoCart();
  const before = await begin(token);
  const after = await begin(token, ESTONIA);
  expect(after.slug).toBe(before.slug);
  expect(after).toMatchObject({ country_id: 3, address: null, delivery_method: -1 });
  expect(await begin(token)).toMatchObject({ slug: before.slug, country_id: 3 });
});

test('an address of another market is not copied from the checkout that was left', async () => {
  const token = await shop.putIntoCart();
  const left = await begin(token);
  await shop.ship(left.slug, { token });
  await shop.call(checkoutContract.invalidate, {
    token,
    params: { slug: left.slug },
    body: { slug: left.slug, language_id: 1 },
  });
  expect(await begin(token, ESTONIA)).toMatchObject({
    country_id: 3,
    address: null,
    delivery_method: -1,
    email: 'rasa@shopper.example',
  });
});
