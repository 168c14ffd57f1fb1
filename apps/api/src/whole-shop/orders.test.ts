import { authContract } from '@shop/contracts/auth';
import { checkoutContract } from '@shop/contracts/checkout';
import { ordersContract } from '@shop/contracts/orders';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinGuestCart } from '@shop/commerce-cart';
import { stockShop } from '@shop/commerce-stock/testing';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { createSessions } from '@shop/commerce-accounts/sessions';

let shop: WholeShop;
let token: string;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  token = await logIn('client@shopper.example');
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const logIn = async (email: string): Promise<string> => {
  const client = await shop.db
    .insertInto('client')
    .values({ brand: 'lt', email, password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessions = createSessions({ db: shop.db, joinGuest: joinGuestCart });
  const opened = await sessions.login(
    null,
    { id: client.id, brand: 'lt' },
    { remember: true, now: shop.clock.now },
  );
  return opened.token;
};

const giveBalance = async (amount: number) => {
  const { id } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('client_balance')
    .values({ client_id: id, currency_id: 1, balance: amount })
    .execute();
};

/** The client pays from the balance, which needs no provider's page. */
const buy = async (variantId = 3, key = 'a-first-key') => {
  const as = { token };
  await shop.putIntoCart(variantId, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const chosen = await shop.choose(slug, as, { payment_processor_id: 4, use_balance: true });
  const placed = await shop.place(slug, as, chosen.body.checkout.totals.total, key);
  return { slug, placed, checkout: chosen.body.checkout };
};

const list = (filter: string | null = 'all_orders', page = 1, as = token) =>
  shop.call(ordersContract.list, { token: as, body: { language_id: 1, page, type_for_filter: filter } });

test('R-CHO-24 a balance that covers everything pays at once, without a fee and without a provider', async () => {
  await giveBalance(100_000_000);
  const { placed, checkout } = await buy();
  expect(checkout.payments).toMatchObject([{ payment_processor_id: 4, type: 'balance' }]);
  expect(checkout.totals).toMatchObject({ total: 0, payment_fee: 0 });
  expect(placed.body).toMatchObject({ state: 'paid', redirect_url: null });
  const [entry] = await shop.db.selectFrom('ledger_entry').selectAll().execute();
  expect(entry).toMatchObject({ type: 2, rel_type: 0, rel_id: placed.body.order_id });
  expect(entry?.amount).toBe(Math.round(checkout.totals.balance * 10_000));
  expect(await shop.count('mail_outbox')).toBe(1);
});

test('R-CAL-06 a client sees the orders, newest first, and one of them in full', async () => {
  await giveBalance(100_000_000);
  const first = await buy();
  shop.wait(1);
  const second = await buy(1, 'a-second-key');
  const { items, total } = (await list()).body;
  expect(total).toBe(2);
  expect(items.map(({ id }) => id)).toEqual([second.placed.body.order_id, first.placed.body.order_id]);
  const one = await shop.call(ordersContract.one, { token, body: { slug: first.slug, language_id: 1 } });
  expect(one.body.order).toMatchObject({
    number: `QU${first.placed.body.order_id}`,
    lines: [{ name: 'Linen shirt', quantity: 1 }],
    payments: [{ payment_processor_id: 4 }],
    address: { city: 'Vilnius' },
    totals: first.checkout.totals,
  });
});

test('a list with roads has, of orders under way alone, what the page of each shows of its way', async () => {
  await giveBalance(100_000_000);
  const older = await buy();
  shop.wait(1);
  const newer = await buy(1, 'a-second-key');
  await shop.db.updateTable('quote').set({ state: 'delivered' }).where('slug', '=', newer.slug).execute();
  const asked = { token, body: { language_id: 1, page: 1, type_for_filter: null, with_road: true } };
  const { items } = (await shop.call(ordersContract.list, asked)).body;
  const one = await shop.call(ordersContract.one, { token, body: { slug: older.slug, language_id: 1 } });
  const { days_from, days_to, address_changes, timeline } = one.body.order!;
  expect(timeline.map(({ state }) => state)).toContain('paid');
  expect(items.map(({ road }) => road)).toEqual([
    undefined,
    { days_from, days_to, address_changes, timeline },
  ]);
  expect((await list()).body.items.every(({ road }) => road === undefined)).toBe(true);
});

test('R-ORD-02 filters and pages narrow the list, and an unknown filter shows everything', async () => {
  await giveBalance(100_000_000);
  await buy();
  expect((await list('quotes')).body).toMatchObject({ items: [], total: 0 });
  expect((await list('delivered')).body.total).toBe(0);
  expect((await list('marketplace')).body.total).toBe(1);
  expect((await list('nonsense')).body.total).toBe(1);
  expect((await list(null)).body.total).toBe(1);
  expect((await list('all_orders', 2)).body).toMatchObject({ items: [], total: 1 });
  expect((await list('all_orders', -5)).body.items).toHaveLength(1);
});

test('the list is filtered by state, by period, and by a number or the words of a product', async () => {
  await giveBalance(100_000_000);
  const first = await buy();
  const placed_at = new Date(shop.clock.now.getTime() - 40 * 86_400_000);
  await shop.db.updateTable('quote').set({ placed_at }).execute();
  const second = await buy(1, 'a-second-key');
  const found = async (narrowing: object) => {
    const body = { language_id: 1, page: 1, type_for_filter: null, ...narrowing };
    const { body: answer } = await shop.call(ordersContract.list, { token, body });
    expect(answer.total).toBe(answer.items.length);
    return answer.items.map(({ id }) => id);
  };
  const [older, newer] = [first.placed.body.order_id, second.placed.body.order_id];
  expect(await found({})).toEqual([newer, older]);
  expect(await found({ state: 'paid' })).toEqual([newer, older]);
  expect(await found({ state: 'delivered' })).toEqual([]);
  expect(await found({ period: '30_days' })).toEqual([newer]);
  expect(await found({ period: '180_days' })).toEqual([newer, older]);
  expect(await found({ search: `qu ${older}` })).toEqual([older]);
  expect(await found({ search: 'linen SHIRT' })).toEqual([older]);
  expect(await found({ search: '%' })).toEqual([]);
  expect(await found({ search: 'no such words', state: 'paid' })).toEqual([]);
});

test('R-ROL-01 a guest gets 401, and another client the answer for an unknown order', async () => {
  await giveBalance(100_000_000);
  const { slug } = await buy();
  expect(
    (await shop.call(ordersContract.list, { body: { language_id: 1, page: 1, type_for_filter: null } }))
      .status,
  ).toBe(401);
  const stranger = await logIn('stranger@shopper.example');
  const ask = (which: string) =>
    shop.call(ordersContract.one, { token: stranger, body: { slug: which, language_id: 1 } });
  const [foreign, unknown] = [await ask(slug), await ask('AAAAAAAAAAAAAAAAAAAAAA')];
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
  expect((await list('all_orders', 1, stranger)).body.total).toBe(0);
  const link = { body: { slug, language_id: 1 } };
  expect((await shop.call(ordersContract.success, { ...link, token: stranger })).status).toBe(404);
  expect((await shop.call(ordersContract.success, link)).status).toBe(404);
});

test('R-SCO-08 R-CHO-21 a client can pay with the balance or with any provider, and the order gets its number', async () => {
  await giveBalance(100_000_000);
  const as = { token };
  await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  const { body: kept } = await shop.call(authContract.addAddress, { token, body: ADDRESS });
  await shop.ship(slug, as, { email: undefined });
  const { checkout } = (await shop.openStep(slug, as, 4)).body;
  expect(checkout.balance_available).toBe(10_000);
  expect(checkout.payment_methods.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(checkout).toMatchObject({ email: 'client@shopper.example', order_id: null });
  const { is_main: _, ...address } = kept.address;
  expect(checkout.client_addresses).toEqual([address]);
  const { placed } = await buy();
  expect(placed.body.order_id).toBeGreaterThan(0);
});

test('R-CHO-15 a pro client’s tier discounts the chosen shipping method', async () => {
  const as = { token };
  await shop.db.updateTable('client').set({ is_pro: true, tier: 'gold' }).execute();
  await shop.putIntoCart(3, 1, as);
  const { checkout } = (await shop.openStep(await shop.generate(as), as)).body;
  const freight = checkout.breakdown.air.lines.find(({ code }) => code === 'freight')?.amount ?? 0;
  expect(checkout.selected_shipping_method).toBe('air');
  expect(checkout.tier_based_shipping_discount).toBeGreaterThan(0);
  expect(checkout.tier_based_shipping_discount).toBeLessThan(freight);
  expect(checkout.shipping_discounts.air).toBe(checkout.tier_based_shipping_discount);
});

test('R-CHO-25 the balance is deducted once only, and the session records that it was', async () => {
  await giveBalance(100_000);
  const as = { token };
  await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const used = (await shop.choose(slug, as, { use_balance: true })).body.checkout;
  expect(used.totals.balance).toBe(10);
  expect(used.payments.map(({ payment_processor_id }) => payment_processor_id)).toEqual([4, 1]);
  const kept = () =>
    shop.db.selectFrom('checkout_session').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  expect(await kept()).toMatchObject({ use_balance: true, balance_removed: false });
  const remove = () => shop.call(checkoutContract.removeBalance, { token, body: { slug } });

  expect((await remove()).status).toBe(200);
  const once = await kept();
  expect(once).toMatchObject({ use_balance: false, balance_removed: true });
  expect((await remove()).status).toBe(200);
  // The time of the last change is equal too: nothing was written.
  expect(await kept()).toEqual(once);

  const removed = (await shop.openStep(slug, as, 5)).body.checkout;
  expect(removed.totals.balance).toBe(0);
  expect(removed.balance_available).toBe(10);
});
