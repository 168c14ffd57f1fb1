import { cartContract } from '@shop/contracts/cart';
import { createTestDatabase } from '@shop/database/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetOldChanges, KEPT_CHANGES } from './cart-changes.repository.ts';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCartApp, NOW } from './testing.ts';

const shop = await createTestDatabase();
const app = await createCartApp(shop.db);
const { send, sessions } = app;
const { add, fetch, remove, restore, setQuantity, setShippingMethod } = cartContract;
const KEY = 'one-act-of-a-shopper';
const SHIRT = 3;

beforeEach(async () => {
  await shop.truncateAll();
  await stockShop(shop.db);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const aGuest = async () => {
  const { token, body } = await send(add, { variant_id: SHIRT, quantity: 1 });
  return { token, line: body.cart.items[0].id as number };
};
const quantityOf = async (token: string | undefined) =>
  (await send(fetch, { language_id: 1 }, { token })).body.cart.items[0]?.quantity;
const countChanges = async () => (await shop.db.selectFrom('cart_change').select('id').execute()).length;

test('an add repeated with its key is answered with the cart and adds nothing', async () => {
  const { token } = await aGuest();
  const first = await send(add, { variant_id: SHIRT, quantity: 2 }, { token, key: KEY });
  const again = await send(add, { variant_id: SHIRT, quantity: 2 }, { token, key: KEY });
  expect(first.body).toMatchObject({ repeated: false, cart: { items: [{ quantity: 3 }] } });
  expect(again.body).toEqual({ ...first.body, repeated: true });
});

test('twenty concurrent repetitions of an add change the cart once', async () => {
  const { token } = await aGuest();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(add, { variant_id: SHIRT, quantity: 1 }, { token, key: KEY })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
  expect(await quantityOf(token)).toBe(2);
});

test('adds of two tabs both count, each with its own key and repeated concurrently', async () => {
  const { token } = await aGuest();
  await Promise.all(
    ['first-tabs-act', 'second-tabs-act'].flatMap((key) =>
      Array.from({ length: 8 }, () => send(add, { variant_id: SHIRT, quantity: 3 }, { token, key })),
    ),
  );
  expect(await quantityOf(token)).toBe(7);
});

test('a late repetition of a quantity does not undo a newer one', async () => {
  const { token, line } = await aGuest();
  await send(setQuantity, { id: line, quantity: 5 }, { token, key: KEY });
  await send(setQuantity, { id: line, quantity: 8 }, { token, key: 'a-newer-act-of-it' });
  const late = await send(setQuantity, { id: line, quantity: 5 }, { token, key: KEY });
  expect(late.body).toMatchObject({ repeated: true, cart: { items: [{ quantity: 8 }] } });
});

test('a late repetition of a removal does not remove a restored line', async () => {
  const { token, line } = await aGuest();
  await send(remove, { id: line }, { token, key: KEY });
  await send(restore, { id: line }, { token, key: 'the-undo-of-it' });
  await send(remove, { id: line }, { token, key: KEY });
  expect(await quantityOf(token)).toBe(1);
});

test('a late repetition of the shipping method does not undo a newer one', async () => {
  const { token } = await aGuest();
  await send(setShippingMethod, { shipping_method: 'sea' }, { token, key: KEY });
  await send(setShippingMethod, { shipping_method: 'air' }, { token, key: 'a-newer-act-of-it' });
  const { body } = await send(setShippingMethod, { shipping_method: 'sea' }, { token, key: KEY });
  expect(body.cart.shipping_method).toBe('air');
});

test('the answer to a repetition repeats that the quantity was adjusted', async () => {
  const { token } = await aGuest();
  for (const _ of [1, 2]) {
    const { body } = await send(add, { variant_id: 1, quantity: 50 }, { token, key: KEY });
    expect(body.adjusted).toBe(true);
  }
});

test('one key identifies one change: the forms of one page share it', async () => {
  const { token } = await aGuest();
  await send(add, { variant_id: SHIRT, quantity: 1 }, { token, key: KEY });
  await send(add, { variant_id: 1, quantity: 1 }, { token, key: KEY });
  expect(await countChanges()).toBe(2);
});

test('a refused change leaves no trace and may be sent again', async () => {
  const { token } = await aGuest();
  const stock = (on_hand: number) =>
    shop.db.updateTable('product_variant').set({ on_hand }).where('id', '=', 1).execute();
  await stock(0);
  expect((await send(add, { variant_id: 1, quantity: 1 }, { token, key: KEY })).status).toBe(409);
  await stock(1);
  const { body } = await send(add, { variant_id: 1, quantity: 1 }, { token, key: KEY });
  expect(body).toMatchObject({ repeated: false, cart: { items: [{}, { quantity: 1 }] } });
});

test('another visitor’s same key is another change', async () => {
  const [one, other] = [await aGuest(), await aGuest()];
  for (const { token } of [one, other])
    await send(add, { variant_id: SHIRT, quantity: 1 }, { token, key: KEY });
  expect([await quantityOf(one.token), await quantityOf(other.token)]).toEqual([2, 2]);
});

test('a key survives a login between an add and its repetition', async () => {
  const login = async (token: string | undefined) => {
    const visitor = await sessions.resolve(token!, 'lt', NOW);
    return (await sessions.login(visitor, { id: 7, brand: 'lt' }, { remember: true, now: NOW })).token;
  };
  await login((await aGuest()).token);
  const { token } = await aGuest();
  await send(add, { variant_id: SHIRT, quantity: 1 }, { token, key: KEY });
  const own = await login(token);
  await send(add, { variant_id: SHIRT, quantity: 1 }, { token: own, key: KEY });
  expect(await quantityOf(own)).toBe(3);
});

test('a cart keeps the keys of its newest changes, and those of a day ago are deleted', async () => {
  const { token, line } = await aGuest();
  for (let at = 0; at < KEPT_CHANGES + 5; at += 1) {
    await send(setQuantity, { id: line, quantity: (at % 90) + 1 }, { token, key: `act-number-${at}` });
  }
  expect(await countChanges()).toBe(KEPT_CHANGES);
  await forgetOldChanges(shop.db, new Date(NOW.getTime() + 25 * 3_600_000));
  expect(await countChanges()).toBe(0);
});

test.each(['short', 'x'.repeat(65), 'with space in it', "quote'in-it"])(
  'the key “%s” is refused by name',
  async (key) => {
    const { token } = await aGuest();
    const { status, body } = await send(add, { variant_id: SHIRT, quantity: 1 }, { token, key });
    expect([status, body.errors]).toEqual([422, { 'idempotency-key': ['invalid'] }]);
  },
);
