import { checkoutContract } from '@shop/contracts/checkout';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { ADDRESS, createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const aSession = async () => {
  const token = await shop.putIntoCart(3, 2);
  return { token, slug: await shop.generate({ token }) };
};

describe('the calls of a checkout', () => {
  test('R-CAL-23 generate is a GET without a payload that answers status and slug', async () => {
    const token = await shop.putIntoCart();
    expect(checkoutContract.generate).toMatchObject({ method: 'GET', url: '/api/checkout/generate' });
    const { status, body } = await shop.call(checkoutContract.generate, { token });
    expect(status).toBe(200);
    expect(body).toEqual({ status: true, slug: expect.stringMatching(/^[\w-]{22}$/) });
  });

  test('R-CAL-25 R-CHO-13 fetch takes slug, step and language, and answers status and products', async () => {
    const { token, slug } = await aSession();
    expect(checkoutContract.openStep).toMatchObject({ method: 'POST', url: '/api/checkout/fetch/:slug' });
    const { status, body } = await shop.call(checkoutContract.openStep, {
      token,
      params: { slug },
      body: { slug, step: 3, language_id: 1 },
    });
    expect(status).toBe(200);
    expect(body.status).toBe(true);
    const [product] = body.checkout.products;
    expect(product).toMatchObject({ variant_id: 3, quantity: 2, currentPrice: expect.any(Number) });
    expect(body.checkout.totals.subtotal).toBeCloseTo((product?.currentPrice ?? 0) * 2, 4);
  });

  test('R-CAL-28 invalidate takes slug and language, answers status, and ends the session', async () => {
    const { token, slug } = await aSession();
    expect(checkoutContract.invalidate).toMatchObject({
      method: 'POST',
      url: '/api/checkout/invalidate/:slug',
    });
    const ended = await shop.call(checkoutContract.invalidate, {
      token,
      params: { slug },
      body: { slug, language_id: 1 },
    });
    expect(ended).toMatchObject({ status: 200, body: { status: true } });
    expect((await shop.openStep(slug, { token })).status).toBe(410);
  });

  test('R-CAL-29 remove-balance takes the slug and answers status', async () => {
    const { token, slug } = await aSession();
    expect(checkoutContract.removeBalance).toMatchObject({
      method: 'POST',
      url: '/api/checkout/remove-balance',
    });
    const removed = await shop.call(checkoutContract.removeBalance, { token, body: { slug } });
    expect(removed).toMatchObject({ status: 200, body: { status: true } });
  });
});

test('R-CHO-11 the state holds pickup point, whether it is a guest, address, promotion and e-mail', async () => {
  const { token, slug } = await aSession();
  const before = (await shop.openStep(slug, { token })).body.checkout;
  expect(before).toMatchObject({ courier_info: null, is_guest: true, promotion: null, email: null });
  const { local_delivery_couriers: couriers } = before;
  const delivery = couriers.findIndex(({ has_pickup_points: has }) => has);
  const point = couriers[delivery]?.pickup_points[0]?.parcelshop_id ?? '';
  await shop.db.insertInto('promotion').values({ code: 'LABAS', promotion_type: 0, value: 10_000 }).execute();
  expect((await shop.ship(slug, { token }, { delivery, parcel_shop: point })).status).toBe(200);
  await shop.call(checkoutContract.usePromotion, {
    token,
    params: { slug },
    body: { slug, language_id: 1, code: 'LABAS' },
  });
  expect((await shop.openStep(slug, { token }, 4)).body.checkout).toMatchObject({
    courier_info: { pickup_point: { parcelshop_id: point } },
    is_guest: true,
    address: { first_name: ADDRESS.first_name, last_name: ADDRESS.last_name },
    promotion: { code: 'LABAS' },
    email: 'rasa@shopper.example',
  });
});

test('R-CHO-19 each payment method says its id, its fee, and whether the fee is fixed or a percentage', async () => {
  await shop.db
    .insertInto('payment_method')
    .values({ brand: 'lt', provider: 2, fee: 15_000, fee_type: 1, position: 2 })
    .execute();
  const { checkout } = await shop.readyToPlace();
  expect(checkout.payment_methods).toEqual([
    expect.objectContaining({ id: 1, fee: 0, fee_type: 0 }),
    expect.objectContaining({ id: 2, fee: 1.5, fee_type: 1 }),
    expect.objectContaining({ id: 3, fee: 0, fee_type: 0 }),
  ]);
});
