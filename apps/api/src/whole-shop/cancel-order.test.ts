import { ordersContract, type Order } from '@shop/contracts/orders';
import { reconcile } from '@shop/commerce-payments';
import { recordMilestone } from '@shop/commerce-orders';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { dutiesOf, paymentOf } from '../testing/payments.ts';

let shop: ShopFloor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

type Bought = { slug: string; token: string; reference: string; id: number; total: number };

/** A paid order: a guest's by card, or a client's whose balance pays a part. */
const buy = async (as?: { token: string }): Promise<Bought> => {
  const { placed, slug, token, total } = await placeOne(shop, `key-${as?.token ?? 'guest'}`, as);
  if (placed.redirect_url) {
    await shop.payAt(shop.app, placed.redirect_url);
    await shop.verify(placed.payment_reference, { token });
  }
  return { slug, token, reference: placed.payment_reference, id: placed.order_id, total };
};

/** A client who pays all of it from the balance. */
const buyFromBalance = async (token: string): Promise<Bought> => {
  const as = { token };
  await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const chosen = await shop.choose(slug, as, { payment_processor_id: 4, use_balance: true });
  const { total, balance } = chosen.body.checkout.totals;
  const { body } = await shop.place(slug, as, total, 'from-balance');
  return { slug, token, reference: body.payment_reference, id: body.order_id, total: balance };
};

const cancel = ({ slug, token }: { slug: string; token?: string }) =>
  shop.call(ordersContract.cancel, { ...(token && { token }), body: { slug, reason: 'changed_mind' } });

const orderOf = async ({ slug, token }: Bought): Promise<Order> => {
  const { body } = await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } });
  if (!body.order) throw new Error('the order is missing');
  return body.order;
};

/** The shop's duty asks the provider for what is due back. */
const giveBack = async () => {
  shop.wait(1);
  await reconcile(dutiesOf(shop));
};

const balanceOf = async (clientId: number) =>
  shop.db
    .selectFrom('client_balance')
    .select(['balance', 'held', 'entries'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();

const mails = async (template: string) =>
  (await shop.db.selectFrom('mail_outbox').select('data').where('template', '=', template).execute()).map(
    ({ data }) => data,
  );

const buyGoods = (id: number) =>
  shop.db
    .transaction()
    .execute((tx) =>
      recordMilestone(
        tx,
        id,
        { milestone: 'purchasing', at: shop.clock.now, actor: 'staff:rasa' },
        shop.clock.now,
      ),
    );

test('a guest cancels an order paid by card: goods are restocked at once, the provider refunds, one mail for each step', async () => {
  const before = await shop.onHand(3);
  const bought = await buy();
  expect((await orderOf(bought)).may).toContain('cancel');
  expect((await cancel(bought)).status).toBe(200);

  expect(await shop.onHand(3)).toBe(before);
  expect(await orderOf(bought)).toMatchObject({
    state: 'cancelled',
    may: ['order_again', 'mail_again'],
    refunded: 0,
  });
  expect(await paymentOf(shop, bought.reference)).toMatchObject({ state: 'refund_due' });

  await giveBack();
  const order = await orderOf(bought);
  expect(order).toMatchObject({ state: 'refunded', refunded: bought.total });
  expect(order.timeline.map(({ state }) => state)).toEqual(['accepted', 'paid', 'cancelled', 'refunded']);
  expect(await shop.onHand(3)).toBe(before);
  expect(await mails('order-news')).toMatchObject([
    { news: 'cancelled', lines: [expect.stringContaining(bought.total.toFixed(2))] },
  ]);
  expect(await mails('refund')).toHaveLength(1);
});

test('the balance and card parts of an order are each refunded to their source, once', async () => {
  const client = await shop.client(100_000);
  const bought = await buy(client);
  expect(await balanceOf(client.clientId)).toEqual({ balance: 0, held: 0, entries: 1 });
  await cancel(bought);
  expect(await balanceOf(client.clientId)).toEqual({ balance: 100_000, held: 0, entries: 2 });
  await giveBack();
  await giveBack();
  expect(await balanceOf(client.clientId)).toEqual({ balance: 100_000, held: 0, entries: 2 });
  const payment = await paymentOf(shop, bought.reference);
  expect(payment).toMatchObject({ state: 'refunded', refunded_amount: payment.amount });
  expect(await mails('order-news')).toMatchObject([
    { lines: [expect.stringContaining('10.00'), expect.stringContaining('way you paid')] },
  ]);
});

test('an order paid from the balance only is refunded immediately', async () => {
  const before = await shop.onHand(3);
  const client = await shop.client(100_000_000);
  const bought = await buyFromBalance(client.token);
  await cancel(bought);
  expect(await balanceOf(client.clientId)).toEqual({ balance: 100_000_000, held: 0, entries: 2 });
  expect(await orderOf(bought)).toMatchObject({ state: 'refunded', refunded: bought.total });
  expect(await shop.onHand(3)).toBe(before);
});

test('a capture reported after the cancellation does not mark the order as paid again', async () => {
  const bought = await buy();
  await cancel(bought);
  await shop.verify(bought.reference, { token: bought.token });
  expect((await orderOf(bought)).state).toBe('cancelled');
  await giveBack();
  expect((await orderOf(bought)).state).toBe('refunded');
});

test('an order whose goods were purchased cannot be cancelled, and nothing changes', async () => {
  const bought = await buy();
  const onHand = await shop.onHand(3);
  await buyGoods(bought.id);
  const { status, body } = await cancel(bought);
  expect([status, body]).toEqual([409, { status: false, message: 'order_not_cancellable', errors: {} }]);
  const order = await orderOf(bought);
  expect([order.state, order.may.includes('cancel')]).toEqual(['purchasing', false]);
  expect(await paymentOf(shop, bought.reference)).toMatchObject({ state: 'captured' });
  expect(await shop.onHand(3)).toBe(onHand);
});

test('concurrent cancellations and a purchase: one of them wins, and the books are right', async () => {
  for (let round = 0; round < 6; round += 1) {
    const before = await shop.onHand(3);
    const client = await shop.client(100_000);
    const bought = await buy(client);
    const [purchase, ...answers] = await Promise.all([
      buyGoods(bought.id),
      ...Array.from({ length: 6 }, () => cancel(bought)),
      shop.verify(bought.reference, { token: bought.token }),
    ]);
    const codes = new Set(answers.slice(0, 6).map(({ status }) => status));
    expect(codes, 'all cancellations get the same answer').toEqual(new Set([purchase.ok ? 409 : 200]));
    await giveBack();
    const ledger = await balanceOf(client.clientId);
    const isCancelled = !purchase.ok;
    expect(ledger).toEqual({
      ...{ balance: isCancelled ? 100_000 : 0, held: 0 },
      entries: isCancelled ? 2 : 1,
    });
    expect(await shop.onHand(3)).toBe(isCancelled ? before : before - 1);
    expect((await paymentOf(shop, bought.reference)).state).toBe(isCancelled ? 'refunded' : 'captured');
    expect((await orderOf(bought)).state).toBe(isCancelled ? 'refunded' : 'purchasing');
  }
});

test('another visitor with a guest’s link cancels only after entering the order’s e-mail', async () => {
  const bought = await buy();
  const stranger = { slug: bought.slug, token: await shop.putIntoCart(1) };
  expect((await cancel(stranger)).status).toBe(404);
  await shop.call(ordersContract.open, {
    token: stranger.token,
    body: { slug: bought.slug, email: 'rasa@shopper.example' },
  });
  expect((await cancel(stranger)).status).toBe(200);
});

test('the log records who cancelled, and why', async () => {
  const bought = await buy();
  await cancel(bought);
  await cancel(bought);
  await shop.deps.audit.flush();
  const events = await shop.db
    .selectFrom('audit_event')
    .select(['outcome', 'subject', 'details'])
    .where('event', '=', 'order.cancelled')
    .execute();
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({ outcome: 'done', subject: `order:${bought.id}` });
  expect(events[0]?.details).toMatchObject({ reason: 'changed_mind' });
  expect(await shop.db.selectFrom('order_cancellation').select(['quote_id', 'reason']).execute()).toEqual([
    { quote_id: bought.id, reason: 'changed_mind' },
  ]);
});
