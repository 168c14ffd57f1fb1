import { ordersContract } from '@shop/contracts/orders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

test('R-CHO-06 a guest buys a shirt by card: one order, one charge, one mail, one piece fewer, an empty cart', async () => {
  const { token, slug, total, checkout } = await shop.readyToPlace();
  expect(checkout.step).toBe(5);
  const placed = await shop.place(slug, { token }, total);
  expect(placed.body).toMatchObject({ state: 'redirect', success_slug: slug });
  const back = await shop.payAt(shop.app, placed.body.redirect_url ?? '');
  expect(back.statusCode).toBe(303);
  expect(back.headers.location).toContain(`/en/payment/accept?payment=${placed.body.payment_reference}`);
  const verified = await shop.verify(placed.body.payment_reference, { token });
  expect(verified.body).toMatchObject({ state: 'paid', success_slug: slug });

  expect(await shop.count('quote')).toBe(1);
  expect(await shop.count('mail_outbox')).toBe(1);
  expect(await shop.count('cart_line')).toBe(0);
  expect(await shop.onHand(3)).toBe(199);
  const success = await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } });
  expect(success.body.order).toMatchObject({
    number: `QU${placed.body.order_id}`,
    state: 'paid',
    total,
    timeline: [{ state: 'accepted' }, { state: 'paid' }],
  });
  // The mail may be read on another device: there the link shows no personal data.
  const elsewhere = await shop.call(ordersContract.success, { body: { slug, language_id: 1 } });
  expect(elsewhere.body).toMatchObject({ order: null, masked: { total } });
  const unasked = await shop.call(ordersContract.success, { body: { slug: null, language_id: 1 } });
  expect(unasked.body.order).toBeNull();
});
