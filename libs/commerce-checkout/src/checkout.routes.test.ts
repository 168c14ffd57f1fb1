import { cartContract } from '@shop/contracts/cart';
import { checkoutContract } from '@shop/contracts/checkout';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toStamp } from '@shop/commerce-kit/stamp';
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

const body = (slug: string) => ({ slug, language_id: 1 });

describe('a session', () => {
  test('R-CHO-06 is created when needed, found by its slug, and resumed while the cart is unchanged', async () => {
    const token = await shop.putIntoCart();
    const first = await shop.call(checkoutContract.generate, { token });
    expect(first.body.slug).toMatch(/^[\w-]{22}$/);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(await shop.generate({ token })).toBe(first.body.slug);
    await shop.putIntoCart(1, 1, { token });
    const second = await shop.generate({ token });
    expect(second).not.toBe(first.body.slug);
    expect((await shop.openStep(first.body.slug, { token })).status).toBe(410);
  });

  test('R-CHO-06 is never created by another site, by a prefetch, or without an orderable item', async () => {
    const token = await shop.putIntoCart();
    const ask = (headers: Record<string, string>) => shop.call(checkoutContract.generate, { token, headers });
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ 'sec-purpose': 'prefetch' })).status).toBe(403);
    expect((await shop.call(checkoutContract.generate, {})).body).toMatchObject({
      message: 'checkout.nothing_to_order',
    });
    expect(await shop.db.selectFrom('checkout_session').selectAll().execute()).toEqual([]);
  });

  test('R-CHO-06 of another visitor is answered like an unknown one, by every call', async () => {
    const { slug } = await shop.readyToPlace();
    const token = await shop.putIntoCart();
    const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';
    for (const call of [
      checkoutContract.openStep,
      checkoutContract.invalidate,
      checkoutContract.removePromotion,
      checkoutContract.removeBalance,
    ]) {
      const ask = (which: string) =>
        shop.call(call as typeof checkoutContract.openStep, {
          token,
          params: { slug: which },
          body: { ...body(which), step: 3 },
        });
      const [foreign, missing] = [await ask(slug), await ask(unknown)];
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
    expect((await shop.place(slug, { token }, 1)).status).toBe(404);
    expect((await shop.ship(slug, { token })).status).toBe(404);
    expect((await shop.choose(slug, { token })).status).toBe(404);
  });

  test('R-CHO-06 that expired says so and the cart keeps its lines', async () => {
    const { slug, token } = await shop.readyToPlace();
    shop.wait(31);
    const late = await shop.openStep(slug, { token });
    expect(late.status).toBe(410);
    expect(late.body).toMatchObject({ message: 'checkout.expired' });
    const cart = await shop.call(cartContract.fetch, { token, body: { language_id: 1 } });
    expect(cart.body.cart.items).toHaveLength(1);
    const held = await shop.db
      .selectFrom('stock_reservation')
      .selectAll()
      .where('state', 'in', ['live', 'held'])
      .execute();
    expect(held).toEqual([]);
  });

  test('whose slug differs between path and body is refused', async () => {
    const { slug, token } = await shop.readyToPlace();
    const answer = await shop.call(checkoutContract.openStep, {
      token,
      params: { slug },
      body: { slug: 'AAAAAAAAAAAAAAAAAAAAAA', step: 3, language_id: 1 },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { slug: ['mismatch'] } } });
  });

  test('R-CHO-09 begins at shipping, with the cart’s method', async () => {
    const token = await shop.putIntoCart();
    const bySea = { token, body: { shipping_method: 'sea' as const } };
    await shop.call(cartContract.setShippingMethod, bySea);
    const slug = await shop.generate({ token });
    const { checkout } = (await shop.openStep(slug, { token })).body;
    expect(checkout).toMatchObject({ slug, step: 3, selected_shipping_method: 'sea' });
  });

  test('R-CHO-14 shows the price and the discounts of each method', async () => {
    const token = await shop.putIntoCart(3, 20);
    const slug = await shop.generate({ token });
    const { checkout } = (await shop.openStep(slug, { token })).body;
    const { air, sea } = checkout.shipping_methods;
    expect(air).toBeGreaterThan(sea);
    expect(sea).toBeGreaterThan(0);
    expect(checkout).toMatchObject({ selected_shipping_method: 'air', shipping_fee: air });
    expect(checkout.shipping_discounts.air).toBeGreaterThan(0);
    expect(checkout.tier_based_shipping_discount).toBe(0);
    expect(checkout.totals.shipping_discount).toBe(checkout.shipping_discounts.air);
  });

  test('R-CHO-03 is invalidated by leaving, and releases its reservation', async () => {
    const { slug, token } = await shop.readyToPlace(1, 3);
    const left = await shop.call(checkoutContract.invalidate, {
      token,
      params: { slug },
      body: body(slug),
    });
    expect(left.body).toEqual({ status: true });
    expect(await shop.db.selectFrom('stock_reservation').select('state').execute()).toEqual([
      { state: 'released' },
    ]);
    expect((await shop.readyToPlace(1, 3)).checkout.products[0]?.quantity).toBe(3);
  });

  test('R-CHO-03 is not invalidated while its payment is in progress', async () => {
    const { slug, token, total } = await shop.readyToPlace();
    await shop.place(slug, { token }, total);
    const left = await shop.call(checkoutContract.invalidate, { token, params: { slug }, body: body(slug) });
    expect(left).toMatchObject({ status: 409, body: { message: 'checkout.payment_in_flight' } });
  });
});

describe('the shipping step', () => {
  test('R-CHO-17 R-CHO-18 offers couriers with their fees, and pickup points with their ids', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const { checkout } = (await shop.openStep(slug, { token })).body;
    expect(checkout.local_delivery).toBe(true);
    expect(checkout.local_delivery_couriers[0]).toMatchObject({
      local_delivery_type: 'pickup',
      has_pickup_points: true,
    });
    expect(checkout.local_delivery_couriers[0]?.delivery_fee).toBeGreaterThan(0);
    expect(checkout.local_delivery_couriers[0]?.pickup_points[0]?.parcelshop_id).toMatch(/^OM-1\d{3}$/);
    expect(checkout.delivery_method).toBe(-1);
  });

  test('R-CHO-16 has no local courier where the air carrier delivers to the door', async () => {
    const token = await shop.putIntoCart(3, 1, { brand: 'ae', currency: 2 });
    const as = { token, brand: 'ae', currency: 2 as const };
    const slug = await shop.generate(as);
    const shipped = await shop.ship(slug, as, { address: { ...ADDRESS, country_id: 5 }, delivery: -1 });
    expect(shipped.body.checkout).toMatchObject({
      local_delivery: false,
      delivery_fee: 0,
      courier_info: null,
      step: 4,
    });
  });

  test.each([
    ['no courier', { delivery: -1 }, { delivery: ['required'] }],
    ['a courier that is not in the list', { delivery: 99 }, { delivery: ['required'] }],
    ['a locker courier without a locker', { delivery: 0 }, { parcel_shop: ['required'] }],
    ['a locker of another country', { delivery: 0, parcel_shop: 'OM-2001' }, { parcel_shop: ['required'] }],
    [
      'a country that the shop does not send to',
      { address: { ...ADDRESS, country_id: 5 } },
      { 'address.country_id': ['not_delivered'] },
    ],
    [
      'a postcode that is none of the country',
      { address: { ...ADDRESS, zip: 'abc' } },
      { 'address.zip': ['postcode'] },
    ],
    [
      'a telephone number that is none',
      { address: { ...ADDRESS, phone_number: '12345' } },
      { 'address.phone_number': ['phone'] },
    ],
    ['no e-mail address from a guest', { email: undefined }, { email: ['required'] }],
  ])('R-CHO-01 refuses %s by the name of the field', async (_case, change, errors) => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const answer = await shop.ship(slug, { token }, change);
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });

  test('R-CHO-01 R-CAL-26 stores a chosen locker, and fetch at the payment step takes the same fields', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const answer = await shop.call(checkoutContract.openStep, {
      token,
      params: { slug },
      body: {
        ...body(slug),
        step: 4,
        shipping: 'sea',
        delivery: 0,
        parcel_shop: 'OM-1001',
        address: ADDRESS,
        country: 1,
        email: 'rasa@shopper.example',
      },
    });
    expect(answer.body.checkout).toMatchObject({
      step: 4,
      selected_shipping_method: 'sea',
      courier_info: { pickup_point: { parcelshop_id: 'OM-1001', name: 'Akropolis' } },
      // The locker has an address of its own: no home address is stored.
      address: { first_name: ADDRESS.first_name, city: '', country_id: 1 },
      email: 'rasa@shopper.example',
    });
    shop.wait(30);
    expect(answer.body.checkout.expiration).toBe(toStamp(shop.clock.now));
  });

  test('a locker needs no home address: a name and a telephone number are enough, and no home address is stored', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const contact = { ...ADDRESS, first_address: '', city: '', zip: '', phone_number: '861234567' };
    const locker = { delivery: 0, parcel_shop: 'OM-1001' };
    const shipped = await shop.ship(slug, { token }, { ...locker, address: contact });
    expect(shipped.body.checkout).toMatchObject({
      step: 4,
      country_id: 1,
      address: { ...contact, phone_number: '+370 61234567' },
      courier_info: { pickup_point: { parcelshop_id: 'OM-1001' } },
    });
    const withHome = await shop.ship(slug, { token }, { ...locker, address: ADDRESS });
    expect(withHome.body.checkout.address).toMatchObject({ first_address: '', city: '', zip: '' });
    const toTheDoor = await shop.ship(slug, { token }, { address: contact });
    expect(toTheDoor).toMatchObject({
      status: 422,
      body: {
        errors: {
          'address.first_address': ['required'],
          'address.city': ['required'],
          'address.zip': ['required'],
        },
      },
    });
  });

  test('postcodes and telephone numbers are stored in the notation of their country', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const typed = { ...ADDRESS, zip: 'lt-01123', phone_number: '8 612 34567' };
    const shipped = await shop.ship(slug, { token }, { address: typed });
    expect(shipped.body.checkout.address).toMatchObject({ zip: '01123', phone_number: '+370 61234567' });
  });

  test('R-CHO-16 shows another country’s couriers and prices on request', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const latvia = await shop.call(checkoutContract.openStep, {
      token,
      params: { slug },
      body: { ...body(slug), step: 3, country: 2 },
    });
    const [first] = latvia.body.checkout.local_delivery_couriers;
    expect(first?.pickup_points[0]?.city).toBe('Daugavpils');
  });

  test('R-CUR-04 switching the currency reprices the session', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    const euro = (await shop.openStep(slug, { token })).body.checkout;
    const dollar = (await shop.openStep(slug, { token, currency: 2 })).body.checkout;
    expect(euro.currency).toBe('EUR');
    expect(dollar.currency).toBe('USD');
    expect(dollar.totals.subtotal).toBe(64);
    expect(dollar.changes).toEqual([]);
  });
});

describe('the payment step', () => {
  test('R-CHO-20 offers the brand’s methods, and names the chosen one', async () => {
    const { checkout, total } = await shop.readyToPlace();
    expect(checkout.payment_methods.map(({ id, fee_amount }) => [id, fee_amount])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(checkout.payments).toEqual([{ payment_processor_id: 1, type: 'card', amount: total }]);
    expect(checkout.balance_available).toBe(0);
  });

  test('R-CHO-27 a percentage fee applies to the remaining sum, rounded to cents', async () => {
    const as = {
      token: await shop.putIntoCart(3, 1, { brand: 'ae', currency: 2 }),
      brand: 'ae',
      currency: 2 as const,
    };
    const slug = await shop.generate(as);
    await shop.ship(slug, as, { address: { ...ADDRESS, country_id: 5 }, delivery: -1 });
    const { totals } = (await shop.choose(slug, as, { payment_processor_id: 2 })).body.checkout;
    const left = totals.subtotal + totals.shipping + totals.delivery - totals.shipping_discount;
    expect(totals.payment_fee).toBe(Math.round(left * 1.5) / 100);
    expect(totals.total).toBeCloseTo(left + totals.payment_fee, 4);
  });

  test('R-PAY-02 refuses a method that is not offered, the balance of a guest, and a bank link without a bank', async () => {
    const { slug, token } = await shop.readyToPlace();
    for (const [change, errors] of [
      [{ payment_processor_id: 9 }, { payment_processor_id: ['not_offered'] }],
      [{ payment_processor_id: 4 }, { payment_processor_id: ['balance_too_small'] }],
      [{ payment_processor_id: 3 }, { option: ['required'] }],
    ] as const) {
      expect((await shop.choose(slug, { token }, change)).body).toMatchObject({ errors });
    }
  });

  test('R-CHO-22 a promotion reduces the goods, and can be removed', async () => {
    await shop.db
      .insertInto('promotion')
      .values([
        { code: 'WELCOME10', promotion_type: 1, value: 100_000 },
        { code: 'RICH', promotion_type: 0, value: 50_000, minimum_subtotal: 90_000_000 },
        { code: 'GULF', promotion_type: 0, value: 50_000, brands: ['ae'] },
      ])
      .execute();
    const { slug, token, checkout } = await shop.readyToPlace();
    const enter = (code: string) =>
      shop.call(checkoutContract.usePromotion, { token, params: { slug }, body: { ...body(slug), code } });
    expect((await enter('nonsense')).body).toMatchObject({ errors: { code: ['promotion_unknown'] } });
    expect((await enter('GULF')).body).toMatchObject({ errors: { code: ['promotion_unknown'] } });
    expect((await enter('rich')).body).toMatchObject({ errors: { code: ['promotion_subtotal_too_small'] } });
    const entered = (await enter(' welcome10 ')).body.checkout;
    const off = Math.round(checkout.totals.subtotal * 10) / 100;
    expect(entered.promotion).toEqual({ code: 'WELCOME10', discount_amount: off, promotion_type: 1 });
    expect(entered.totals.promotion).toBe(off);
    // The taxes on the promotion are saved as well.
    expect(entered.totals.total).toBeLessThan(checkout.totals.total - off);
    const removed = await shop.call(checkoutContract.removePromotion, {
      token,
      params: { slug },
      body: body(slug),
    });
    expect(removed.body.checkout).toMatchObject({ promotion: null, totals: checkout.totals });
  });
});
