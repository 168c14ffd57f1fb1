import { cartContract } from '@shop/contracts/cart';
import { productContract } from '@shop/contracts/catalogue';
import { checkoutContract } from '@shop/contracts/checkout';
import { paypal } from '@shop/commerce-payment-paypal';
import { stripe } from '@shop/commerce-payment-stripe';
import { sandbox } from '@shop/commerce-payment-sandbox';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWholeShop } from '../testing/whole-shop.ts';

const shop = await createWholeShop({
  entries: [paypal, stripe, sandbox],
  providerSettings: {
    ...{ STRIPE_SECRET_KEY: 'rk_test_ofTheShop', STRIPE_WEBHOOK_SECRET: 'whsec_ofTheShop' },
    STRIPE_API_URL: 'http://127.0.0.1:9',
  },
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const cartOf = async (token: string) =>
  (await shop.call(cartContract.fetch, { token, body: { language_id: 1 } })).body.cart;

test('a cart names the ways to pay that the brand’s providers are known by, with their methods', async () => {
  const cart = await cartOf(await shop.putIntoCart(3, 1));
  expect(cart.express).toEqual([
    { id: 'apple-pay', name: 'Apple Pay', method: 1 },
    { id: 'google-pay', name: 'Google Pay', method: 1 },
  ]);
});

test('they are in the answer to every change, and not in that of an empty cart', async () => {
  const token = await shop.putIntoCart(3, 1);
  const [line] = (await cartOf(token)).items;
  const id = line?.id ?? 0;
  const changed = await shop.call(cartContract.setQuantity, { token, body: { id, quantity: 2 } });
  expect(changed.body.cart.express).toHaveLength(2);
  const removed = await shop.call(cartContract.remove, { token, body: { id } });
  expect(removed.body.cart.express).toBeUndefined();
});

test('a product names the same ways while a piece is left, and none when it is sold out', async () => {
  const productOf = async () =>
    (await shop.call(productContract.product, { body: { slug: 'linen-shirt', locale: 'en' } })).body;
  const cart = await cartOf(await shop.putIntoCart(3, 1));
  expect((await productOf()).express).toEqual(cart.express);
  await shop.db.updateTable('product_variant').set({ on_hand: 0 }).execute();
  expect((await productOf()).express).toBeUndefined();
});

test('a checkout that is begun by one of them has its method chosen; another can be chosen', async () => {
  const token = await shop.putIntoCart(3, 1);
  const begin = (pay: string) => shop.call(checkoutContract.generate, { token, query: { pay } });
  const { slug } = (await begin('2')).body;
  await shop.ship(slug, { token });
  const methodsOf = async () =>
    (await shop.openStep(slug, { token }, 4)).body.checkout.payments.map(
      ({ payment_processor_id: id }) => id,
    );
  expect(await methodsOf()).toEqual([2]);
  expect((await begin('1')).body.slug).toBe(slug);
  expect(await methodsOf()).toEqual([1]);
  await begin('99');
  await begin('nonsense');
  expect(await methodsOf()).toEqual([1]);
});
