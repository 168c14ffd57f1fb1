import { cartContract } from '@shop/contracts/cart';
import { visitorContract } from '@shop/contracts/visitor';
import { createTestDatabase } from '@shop/database/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCartApp, NOW } from './testing.ts';

const shop = await createTestDatabase();
const { send, sessions, close } = await createCartApp(shop.db);

beforeEach(async () => {
  await shop.truncateAll();
  await stockShop(shop.db);
});
afterAll(async () => {
  await close();
  await shop.close();
});

type Caller = Parameters<typeof send>[2];
const summaryOf = async (caller: Caller = {}) =>
  (await send(visitorContract.summary, {}, caller)).body.visitor;
const cartOf = async (caller: Caller) =>
  (await send(cartContract.fetch, { language_id: 1 }, caller)).body.cart;
const aGuestWith = async (variant_id: number, quantity = 1) =>
  (await send(cartContract.add, { variant_id, quantity })).token;

test('a visitor without a session is a guest with an empty cart, and viewing creates no session', async () => {
  const { body, token } = await send(visitorContract.summary, {});
  expect(body).toEqual({
    status: true,
    visitor: { first_name: null, cart: { count: 0, sum: 0, currency: 'EUR', shipping_method: null } },
    cart_version: 0,
  });
  expect(token).toBeUndefined();
});

test('the client comes with the summary where both are asked for, and is null for a guest', async () => {
  expect((await send(visitorContract.summary, { with_user: true })).body).toMatchObject({ user: null });
  expect((await send(visitorContract.summary, {})).body).not.toHaveProperty('user');
});

test('an ended session is a guest’s', async () => {
  expect(await summaryOf({ token: 'A'.repeat(43) })).toEqual(await summaryOf());
});

test('a client’s summary has the name and the cart of all devices', async () => {
  const { id } = await shop.db
    .insertInto('client')
    .values({
      brand: 'lt',
      email: 'rasa@example.test',
      password_hash: null,
      first_name: 'Rasa',
      last_name: 'Test',
      phone_number: '',
      country_id: 1,
      language_id: 2,
      currency_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given = { brand: 'lt', id };
  const first = await sessions.login(null, given, { remember: true, now: NOW });
  await send(cartContract.add, { variant_id: 1, quantity: 2 }, { token: first.token });
  const second = await sessions.login(null, given, { remember: true, now: NOW });
  expect(await summaryOf({ token: second.token })).toMatchObject({
    first_name: 'Rasa',
    cart: { count: 2, shipping_method: 'air' },
  });
});

test.each(['EUR', 'USD'] as const)('counts and sums the same as the cart, in %s', async (currency) => {
  const token = await aGuestWith(1, 2);
  await send(cartContract.add, { variant_id: 3, quantity: 1 }, { token });
  await send(cartContract.setShippingMethod, { shipping_method: 'sea' }, { token });
  const { items, subtotal } = await cartOf({ token, currency });
  expect(items.length).toBe(2);
  expect((await summaryOf({ token, currency })).cart).toMatchObject({
    count: 3,
    sum: subtotal,
    currency,
    shipping_method: 'sea',
  });
});

test('leaves out items that can no longer be ordered, and removed ones', async () => {
  const token = await aGuestWith(1, 5);
  const other = (await send(cartContract.add, { variant_id: 3, quantity: 1 }, { token })).body.cart.items[1];
  await send(cartContract.remove, { id: other.id }, { token });
  await shop.db.updateTable('product_variant').set({ on_hand: 2 }).where('id', '=', 1).execute();
  expect((await summaryOf({ token })).cart).toMatchObject({
    count: 2,
    sum: (await cartOf({ token })).subtotal,
  });
  await shop.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', 1).execute();
  expect((await summaryOf({ token })).cart).toMatchObject({ count: 0, sum: 0 });
});

test('has a new version after each change, also when the cart is the same as before', async () => {
  const seen = new Set<number>();
  const token = await aGuestWith(3);
  const see = async () => seen.add((await send(visitorContract.summary, {}, { token })).body.cart_version);
  await see();
  for (const turn of [1, 2]) {
    const { body } = await send(
      cartContract.add,
      { variant_id: 1, quantity: 1 },
      { token, key: `addition-${turn}` },
    );
    await see();
    const line = body.cart.items.find(({ variant_id }: { variant_id: number }) => variant_id === 1);
    await send(cartContract.remove, { id: line.id }, { token, key: `removing-${turn}` });
    await see();
  }
  expect(seen.size).toBe(5);
  // Viewing changes nothing.
  await see();
  expect(seen.size).toBe(5);
});
