import { cartContract } from '@shop/contracts/cart';
import { type Checkout, checkoutContract } from '@shop/contracts/checkout';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCheckoutShop } from './testing.ts';

const shop = await createCheckoutShop();
const { putIntoCart, generate, openStep, ship, choose, place, wait } = shop;
const START = new Date('2026-03-02T10:00:00Z');
const SHIRT = 3;

beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  shop.clock.now = START;
});
afterAll(() => shop.close());

const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000).getTime();
const endOf = ({ body }: { body: { checkout: Checkout } }) =>
  body.checkout.expiration && new Date(body.checkout.expiration).getTime();
const begin = async (quantity = 1, as: { ip?: string } = {}) => {
  const token = await putIntoCart(SHIRT, quantity, as);
  const who = { token, ...as };
  return { who, slug: await generate(who) };
};
const linesOf = ({ body }: { body: { checkout: Checkout } }) =>
  body.checkout.products.map(({ quantity }) => quantity);
const changesOf = ({ body }: { body: { checkout: Checkout } }) =>
  body.checkout.changes.map(({ kind, before, after }) => ({ kind, before, after }));

describe('how long a checkout reserves its pieces', () => {
  test('each step forward renews them for half an hour, and never beyond 45 minutes from the first', async () => {
    const { who, slug } = await begin();
    expect(endOf(await ship(slug, who))).toBe(at(30));
    wait(10);
    expect(endOf(await choose(slug, who))).toBe(at(40));
    wait(15);
    expect(endOf(await choose(slug, who))).toBe(at(45));
    wait(15);
    expect(endOf(await ship(slug, who))).toBe(at(45));
    wait(5);
    const over = await ship(slug, who);
    expect([over.status, over.body]).toMatchObject([410, { message: 'checkout.expired' }]);
  });

  test('leaving and coming back continues with the same 45 minutes', async () => {
    const { who, slug } = await begin();
    await ship(slug, who);
    await shop.call(checkoutContract.invalidate, {
      ...who,
      params: { slug },
      body: { slug, language_id: 1 },
    });
    wait(20);
    expect(endOf(await ship(await generate(who), who))).toBe(at(45));
  });

  test('after the end the cart is kept and may reserve once more; then it has to wait', async () => {
    const { who, slug } = await begin();
    await ship(slug, who);
    wait(29);
    await ship(slug, who);
    wait(17);
    expect((await openStep(slug, who)).status).toBe(410);
    const second = await generate(who);
    expect(endOf(await ship(second, who))).toBe(at(46 + 30));
    wait(29);
    await ship(second, who);
    wait(17);
    const refused = await ship(await generate(who), who);
    expect([refused.status, refused.body, refused.headers['retry-after']]).toMatchObject([
      429,
      { message: 'checkout.held_often' },
      '840',
    ]);
    const cart = await shop.call(cartContract.fetch, { ...who, body: { language_id: 1 } });
    expect(cart.body.cart.items).toMatchObject([{ variant_id: SHIRT, quantity: 1 }]);
    wait(14);
    expect((await ship(await generate(who), who)).status).toBe(200);
  });

  test('bought pieces do not count against the next purchase', async () => {
    for (const key of ['first-purchase', 'second-purchase', 'third-purchase']) {
      const { token, slug, total } = await shop.readyToPlace();
      const { body } = await place(slug, { token }, total, key);
      await shop.payAt(shop.app, body.redirect_url ?? '');
      expect((await shop.verify(body.payment_reference, { token })).body.state).toBe('paid');
    }
  });
});

describe('how many pieces are reserved', () => {
  test('one checkout reserves a quarter of the stock at most, and says how many are available', async () => {
    const { who, slug } = await begin(60);
    const shipped = await ship(slug, who);
    expect(linesOf(shipped)).toEqual([50]);
    expect(changesOf(await openStep(slug, who))).toEqual([]);
    const told = await begin(60);
    const first = await openStep(told.slug, told.who);
    expect(changesOf(first)).toEqual([{ kind: 'share_reached', before: 60, after: 50 }]);
    expect(first.body.checkout.reservation_error).toBe('quantity_reduced');
  });

  test('all checkouts of one place reserve half of the stock, and others buy the rest', async () => {
    const home = { ip: '198.51.100.9' };
    const held: number[] = [];
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const { who, slug } = await begin(50, home);
      held.push(...(slug ? linesOf(await ship(slug, who)) : []));
    }
    expect(held).toEqual([50, 50]);
    const honest = await begin(20);
    expect(linesOf(await ship(honest.slug, honest.who))).toEqual([20]);
  });

  test('when nothing is left for a place, the cart says so and does not say it is empty', async () => {
    const home = { ip: '198.51.100.9' };
    for (const _ of [1, 2]) {
      const { who, slug } = await begin(50, home);
      await ship(slug, who);
    }
    const token = await putIntoCart(SHIRT, 1, home);
    const refused = await shop.call(checkoutContract.generate, { token, ...home });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: 'checkout.share_reached', errors: { [`lines.${SHIRT}`]: ['share_reached'] } },
    ]);
  });

  test('an IPv6 network is one place, for all of its addresses', async () => {
    for (const host of ['1', '2']) {
      const { who, slug } = await begin(50, { ip: `2001:db8::${host}` });
      await ship(slug, who);
    }
    const token = await putIntoCart(SHIRT, 1, { ip: '2001:db8::3' });
    expect((await shop.call(checkoutContract.generate, { token, ip: '2001:db8::3' })).status).toBe(409);
  });

  test('no record of a place is left after its reservation is released', async () => {
    const { who, slug } = await begin(5);
    await ship(slug, who);
    await shop.call(checkoutContract.invalidate, {
      ...who,
      params: { slug },
      body: { slug, language_id: 1 },
    });
    const rows = await shop.db.selectFrom('stock_reservation').select('place').execute();
    expect(rows).toEqual([{ place: null }]);
  });
});

describe('how often a checkout may reserve', () => {
  test('a visitor who adds too often gets the waiting time, and nothing is lost', async () => {
    const token = await putIntoCart();
    const answers = [];
    for (let tries = 0; tries < 61; tries += 1)
      answers.push(await shop.call(cartContract.add, { token, body: { variant_id: SHIRT, quantity: 1 } }));
    const last = answers.at(-1);
    expect([last?.status, last?.body]).toMatchObject([429, { message: 'too_many_requests' }]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const cart = await shop.call(cartContract.fetch, { token, body: { language_id: 1 } });
    expect(cart.body.cart.items).toMatchObject([{ quantity: 61 }]);
  });

  test('checkouts and their shipping steps are limited as well, for each visitor', async () => {
    const { who, slug } = await begin();
    const generated = [];
    for (let tries = 0; tries < 20; tries += 1)
      generated.push((await shop.call(checkoutContract.generate, who)).status);
    expect(generated.filter((status) => status === 429)).toHaveLength(1);
    const shipped = [];
    for (let tries = 0; tries < 21; tries += 1) shipped.push((await ship(slug, who)).status);
    expect(shipped.filter((status) => status === 429)).toHaveLength(1);
    const other = await begin();
    expect((await ship(other.slug, other.who)).status).toBe(200);
  });
});

describe('coming back to the checkout', () => {
  test('a new session has the data entered before', async () => {
    const { who, slug } = await begin();
    await ship(slug, who);
    await choose(slug, who);
    await shop.call(checkoutContract.invalidate, {
      ...who,
      params: { slug },
      body: { slug, language_id: 1 },
    });
    const back = await generate(who);
    expect(back).not.toBe(slug);
    const { body } = await openStep(back, who);
    expect(body.checkout).toMatchObject({
      step: 3,
      email: 'rasa@shopper.example',
      address: { city: 'Vilnius', first_name: 'Rasa' },
      delivery_method: 2,
      expiration: null,
      reservation_error: 'none',
    });
    const shipped = await ship(back, who);
    expect(shipped.body.checkout.payments).toMatchObject([{ payment_processor_id: 1 }]);
  });

  test('another visitor finds none of it', async () => {
    const { who, slug } = await begin();
    await ship(slug, who);
    const other = await begin();
    const { body } = await openStep(other.slug, other.who);
    expect(body.checkout).toMatchObject({ email: null, address: null });
  });

  test('a method changed in the cart in the meantime applies to the same checkout, and back', async () => {
    const { who, slug } = await begin();
    await shop.call(cartContract.setShippingMethod, { ...who, body: { shipping_method: 'sea' } });
    expect(await generate(who)).toBe(slug);
    expect((await openStep(slug, who)).body.checkout.selected_shipping_method).toBe('sea');
    await ship(slug, who, { shipping: 'air' });
    const cart = await shop.call(cartContract.fetch, { ...who, body: { language_id: 1 } });
    expect(cart.body.cart.shipping_method).toBe('air');
  });
});
