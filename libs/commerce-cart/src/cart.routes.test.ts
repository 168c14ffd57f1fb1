import { cartContract } from '@shop/contracts/cart';
import { createTestDatabase, emptySnapshot } from '@shop/database/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCartApp, NOW } from './testing.ts';

const shop = await createTestDatabase();
const app = await createCartApp(shop.db);
const { send, sessions } = app;
const { add, fetch, remove, restore, setQuantity, setShippingMethod } = cartContract;

beforeEach(async () => {
  await shop.truncateAll();
  await stockShop(shop.db);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const aGuestWith = async (variant_id: number, quantity = 1) => {
  const { token, body } = await send(add, { variant_id, quantity });
  return { token, cart: body.cart };
};
const cartOf = async (token: string | undefined) =>
  (await send(fetch, { language_id: 1 }, { token })).body.cart;
const countSessions = async () => (await shop.db.selectFrom('visitor_session').select('id').execute()).length;

describe('viewing', () => {
  test('R-CAL-03 a visitor without a session has an empty cart, by air, and viewing creates no session', async () => {
    const { status, body, token } = await send(fetch, { language_id: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      cart: { items: [], subtotal: 0, shipping_method: 'air', expiration: null, reservation_error: 'none' },
    });
    expect(token).toBeUndefined();
    expect(await countSessions()).toBe(0);
  });

  test('R-CRT-05 an item has its quantity, its maximum and its price', async () => {
    const { cart } = await aGuestWith(1, 2);
    expect(cart.items).toMatchObject([
      {
        product_id: 1,
        variant_id: 1,
        slug: 'headphones',
        name: 'Wireless headphones',
        attributes: ['Pine', 'M'],
        quantity: 2,
        max_quantity: 5,
        price: 201.48,
        line_total: 402.96,
        weight_g: 620,
        problem: null,
      },
    ]);
    expect(cart).toMatchObject({ subtotal: 402.96, weight_g: 1240, currency: 'EUR' });
  });

  test('names are in the requested language, and in English where there is no translation', async () => {
    const { token } = await aGuestWith(1);
    await send(add, { variant_id: 3, quantity: 1 }, { token });
    const { body } = await send(fetch, { language_id: 2 }, { token });
    expect(body.cart.items.map(({ name }: { name: string }) => name)).toEqual([
      'Belaidės ausinės',
      'Linen shirt',
    ]);
  });

  test('R-CRT-06 R-CRT-07 both methods have an amount, a discount and a breakdown that adds up', async () => {
    const { token } = await aGuestWith(1, 2);
    const { shipping, subtotal, delivery } = await cartOf(token);
    for (const method of ['air', 'sea']) {
      const { total, lines, days_from } = shipping.breakdown[method];
      expect(total).toBeCloseTo(subtotal + shipping.shipping_methods[method], 4);
      expect(lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(
        total,
        4,
      );
      expect(days_from).toBeGreaterThan(0);
    }
    expect(shipping.shipping_discounts.air).toBeGreaterThan(0);
    expect(delivery).toMatchObject({ country_id: 1, local_delivery: true });
    expect(delivery.fee_from).toBeGreaterThan(0);
  });

  test('in the Emirates no courier delivers locally and prices are in dollars', async () => {
    const { body } = await send(add, { variant_id: 1, quantity: 1 }, { brand: 'ae', currency: 'USD' });
    expect(body.cart).toMatchObject({
      currency: 'USD',
      subtotal: 219,
      delivery: { local_delivery: false, fee_from: 0 },
    });
  });

  test('the next discount has its missing sum, and shipping together what it saves', async () => {
    const { token } = await aGuestWith(1);
    await send(add, { variant_id: 3, quantity: 1 }, { token });
    const { next_discount, shipping, subtotal } = await cartOf(token);
    expect(next_discount.percentage).toBe(10);
    expect(next_discount.missing).toBeCloseTo(506 - subtotal, 4);
    expect(shipping.together_saves.air).toBeGreaterThan(0);
  });
});

describe('adding', () => {
  test('the first add creates the guest’s session, whose cookie lasts a year; the next one keeps it', async () => {
    const first = await send(add, { variant_id: 1, quantity: 1 });
    expect(first.token).toHaveLength(43);
    expect(first.maxAge).toBe(String(365 * 86_400));
    const second = await send(add, { variant_id: 3, quantity: 1 }, { token: first.token });
    expect(second.token).toBeUndefined();
    expect(second.body.cart.items).toHaveLength(2);
    expect(await countSessions()).toBe(1);
  });

  test('a refused add creates no session', async () => {
    const { status, token } = await send(add, { variant_id: 2, quantity: 1 });
    expect([status, token, await countSessions()]).toEqual([409, undefined, 0]);
  });

  test('concurrent adds of two tabs both count', async () => {
    const { token } = await aGuestWith(3);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        send(add, { variant_id: at % 2 ? 1 : 3, quantity: 1 }, { token }),
      ),
    );
    const { items } = await cartOf(token);
    expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([11, 5]);
  });

  test('a client’s concurrent first adds from two browsers share one cart', async () => {
    const tokens = await Promise.all(
      [1, 2].map(
        async () => (await sessions.login(null, { id: 7, brand: 'lt' }, { remember: true, now: NOW })).token,
      ),
    );
    await Promise.all(tokens.map((token) => send(add, { variant_id: 3, quantity: 2 }, { token })));
    expect((await cartOf(tokens[0])).items).toMatchObject([{ quantity: 4 }]);
  });

  test.each([
    [0, 1],
    [-1, 1],
    [1_000_000_000, 5],
  ])('a quantity of %s becomes %s, and the answer says so', async (quantity, kept) => {
    const { status, body } = await send(add, { variant_id: 1, quantity });
    expect([status, body.adjusted, body.cart.items[0].quantity]).toEqual([200, true, kept]);
  });

  test.each([['abc'], [null], [1.5], [undefined], [{}], ['2'], [1e300]])(
    'a quantity of %j is refused by the field’s name',
    async (quantity) => {
      const { status, body } = await send(add, { variant_id: 1, quantity });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['quantity']);
      expect(await countSessions()).toBe(0);
    },
  );

  test('an unknown and a withdrawn product are not found', async () => {
    expect((await send(add, { variant_id: 999, quantity: 1 })).status).toBe(404);
    await shop.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', 1).execute();
    expect((await send(add, { variant_id: 1, quantity: 1 })).status).toBe(404);
  });
});

describe('changing', () => {
  test('a quantity is set, limited to the stock, and marked as adjusted', async () => {
    const { token, cart } = await aGuestWith(1);
    const set = async (quantity: number) => {
      const { body } = await send(setQuantity, { id: cart.items[0].id, quantity }, { token });
      return [body.cart.items[0].quantity, body.adjusted];
    };
    expect(await set(3)).toEqual([3, false]);
    expect(await set(9)).toEqual([5, true]);
    expect(await set(0)).toEqual([1, true]);
  });

  test('a removed line can be restored until another one is removed', async () => {
    const { token, cart } = await aGuestWith(1, 2);
    const [headphones] = cart.items;
    const added = await send(add, { variant_id: 3, quantity: 1 }, { token });
    const shirt = added.body.cart.items[1];
    const removed = await send(remove, { id: headphones.id }, { token });
    expect(removed.body.cart.removed).toEqual({ id: headphones.id, name: 'Wireless headphones' });
    expect(removed.body.cart.items).toHaveLength(1);
    const restored = await send(restore, { id: headphones.id }, { token });
    expect(restored.body.cart).toMatchObject({
      removed: null,
      items: [{ variant_id: 1, quantity: 2 }, { variant_id: 3 }],
    });

    await send(remove, { id: headphones.id }, { token });
    await send(remove, { id: shirt.id }, { token });
    expect((await send(restore, { id: headphones.id }, { token })).status).toBe(404);
  });

  test('an older removal is no longer offered for restoring', async () => {
    const { token, cart } = await aGuestWith(1);
    await send(remove, { id: cart.items[0].id }, { token });
    await shop.db
      .updateTable('cart_line')
      .set({ removed_at: new Date(NOW.getTime() - 11 * 60_000) })
      .execute();
    expect((await cartOf(token)).removed).toBeNull();
  });

  test('R-CRT-14 the cart can go by sea and by air again', async () => {
    const { token } = await aGuestWith(1);
    await send(setShippingMethod, { shipping_method: 'sea' }, { token });
    expect((await cartOf(token)).shipping_method).toBe('sea');
    const { status, body } = await send(setShippingMethod, { shipping_method: 'rail' }, { token });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['shipping_method']]);
  });

  test('a new cart takes the shipping method of the device, also before it exists', async () => {
    const looked = await send(fetch, { language_id: 1 }, { method: 'sea' });
    expect(looked.body.cart.shipping_method).toBe('sea');
    const { token, body } = await send(add, { variant_id: 3, quantity: 1 }, { method: 'sea' });
    expect(body.cart.shipping_method).toBe('sea');
    // From then on the cart has the method.
    expect((await send(fetch, { language_id: 1 }, { token, method: 'air' })).body.cart.shipping_method).toBe(
      'sea',
    );
  });

  test('another visitor’s line is answered like an unknown one', async () => {
    const own = await aGuestWith(1);
    const other = await aGuestWith(3);
    const foreign = await send(
      setQuantity,
      { id: own.cart.items[0].id, quantity: 2 },
      { token: other.token },
    );
    const unknown = await send(setQuantity, { id: 4_000, quantity: 2 }, { token: other.token });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await send(remove, { id: own.cart.items[0].id })).status).toBe(404);
  });
});

describe('changes in the meantime', () => {
  test('a sold-out item stays visible and costs nothing', async () => {
    const { token } = await aGuestWith(1, 2);
    await shop.db.updateTable('product_variant').set({ on_hand: 0 }).where('id', '=', 1).execute();
    const cart = await cartOf(token);
    expect(cart).toMatchObject({ reservation_error: 'sold_out', subtotal: 0 });
    expect(cart.items).toMatchObject([{ problem: 'sold_out', quantity: 0, max_quantity: 0 }]);
    expect(cart.shipping.shipping_methods).toEqual({ air: 0, sea: 0 });
  });

  test('a quantity above the stock is reduced, and the wanted quantity is kept for a later restock', async () => {
    const { token } = await aGuestWith(1, 4);
    const stock = (on_hand: number) =>
      shop.db.updateTable('product_variant').set({ on_hand }).where('id', '=', 1).execute();
    await stock(3);
    expect((await cartOf(token)).items).toMatchObject([{ problem: 'quantity_reduced', quantity: 3 }]);
    await stock(8);
    expect((await cartOf(token)).items).toMatchObject([{ problem: null, quantity: 4 }]);
  });

  test('a changed price is shown with the old one until the shopper changes the line', async () => {
    const { token, cart } = await aGuestWith(3);
    await shop.db.updateTable('product_variant').set({ price: 700_000 }).where('id', '=', 3).execute();
    const changed = await cartOf(token);
    expect(changed.items).toMatchObject([{ problem: 'price_changed', price: 64.4, price_before: 58.88 }]);
    expect(changed.reservation_error).toBe('price_changed');
    const { body } = await send(setQuantity, { id: cart.items[0].id, quantity: 2 }, { token });
    expect(body.cart.items).toMatchObject([{ problem: null, price_before: null, line_total: 128.8 }]);
  });
});

describe('while a checkout reserves pieces', () => {
  const holdFor = async (token: string | undefined, quantity: number) => {
    const visitor = await sessions.resolve(token!, 'lt', NOW);
    const cart = await shop.db
      .selectFrom('cart')
      .select('id')
      .where('visitor_id', '=', visitor!.sessionId)
      .executeTakeFirstOrThrow();
    const until = new Date('2026-11-21T12:30:00Z');
    const { id } = await shop.db
      .insertInto('checkout_session')
      .values({
        ...{ slug: `slug-of-twenty-two-ch${cart.id}`, brand: 'lt', cart_id: cart.id, cart_fingerprint: '' },
        ...{
          language: 'en',
          currency_id: 1,
          rate: 920_000,
          ...emptySnapshot,
          country_id: 1,
        },
        expires_at: until,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('stock_reservation')
      .values({ checkout_session_id: id, variant_id: 1, quantity, expires_at: until })
      .execute();
  };

  test('the cart shows until when, and the visitor’s own pieces stay available to them', async () => {
    const { token } = await aGuestWith(1, 3);
    await holdFor(token, 3);
    const cart = await cartOf(token);
    expect(cart.expiration).toBe('2026-11-21T07:30:00-05:00');
    expect(cart.items).toMatchObject([{ quantity: 3, max_quantity: 5, problem: null }]);
  });

  test('others can buy the remaining stock', async () => {
    const { token } = await aGuestWith(1, 3);
    await holdFor(token, 3);
    const other = await aGuestWith(1, 4);
    expect(other.cart).toMatchObject({ expiration: null, items: [{ quantity: 2, max_quantity: 2 }] });
  });
});

describe('logging in', () => {
  const login = async (token: string | undefined) => {
    const visitor = await sessions.resolve(token!, 'lt', NOW);
    return (await sessions.login(visitor, { id: 7, brand: 'lt' }, { remember: true, now: NOW })).token;
  };

  test('the guest’s cart becomes the client’s', async () => {
    const { token, cart } = await aGuestWith(1, 2);
    const own = await login(token);
    expect((await cartOf(own)).items).toMatchObject([{ id: cart.items[0].id, quantity: 2 }]);
    expect((await cartOf(token)).items).toEqual([]);
  });

  test('a guest’s cart is merged into the client’s, up to each maximum', async () => {
    await login((await aGuestWith(1, 4)).token);
    const guest = await aGuestWith(1, 3);
    await send(add, { variant_id: 3, quantity: 2 }, { token: guest.token });
    const own = await login(guest.token);
    expect((await cartOf(own)).items).toMatchObject([
      { variant_id: 1, quantity: 5 },
      { variant_id: 3, quantity: 2 },
    ]);
    expect(await shop.db.selectFrom('cart').select('id').execute()).toHaveLength(1);
  });

  test('an add of another tab during the login is in the client’s cart afterwards', async () => {
    for (let client = 100; client < 120; client += 1) {
      const { token } = await sessions.begin(shop.db, { brand: 'lt', now: NOW });
      const visitor = await sessions.resolve(token, 'lt', NOW);
      const [{ token: own }, added] = await Promise.all([
        sessions.login(visitor, { id: client, brand: 'lt' }, { remember: true, now: NOW }),
        send(add, { variant_id: 3, quantity: 1 }, { token }),
      ]);
      // A tab that came after the login has an old token, so it begins a cart of its own.
      if (added.token === undefined) expect((await cartOf(own)).items).toMatchObject([{ quantity: 1 }]);
    }
  });
});

test('no body crashes the server', async () => {
  const { token } = await aGuestWith(1);
  const bodies = [
    null,
    [],
    'x',
    5,
    { id: 'a' },
    { id: -1, quantity: 1 },
    { id: 2 ** 40, quantity: 1 },
    { id: 1e308 },
  ];
  for (const contract of [add, setQuantity, remove, restore, setShippingMethod]) {
    for (const body of bodies) {
      const { status } = await send(contract, body, { token });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  }
});
