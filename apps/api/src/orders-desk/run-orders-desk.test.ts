import { ordersContract } from '@shop/contracts/orders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { placeOne } from '../proofs/place-one.ts';
import { ordersDeskOf } from '../testing/payments.ts';
import { runOrdersDesk } from './run-orders-desk.ts';

let shop: ShopFloor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const desk = (...args: string[]) => runOrdersDesk(ordersDeskOf(shop), 'rasa', args);

const buy = async (isPaid = true) => {
  const { placed, slug, token } = await placeOne(shop, 'a-key');
  if (isPaid) {
    await shop.payAt(shop.app, placed.redirect_url ?? '');
    await shop.verify(placed.payment_reference, { token });
  }
  const order = async () => {
    const { body } = await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } });
    return body.order;
  };
  return { number: `QU${placed.order_id}`, id: placed.order_id, order };
};

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(shop.clock.now.getTime() + hours * HOUR).toISOString();

test('a milestone changes the state of the order and is recorded in its history', async () => {
  const { number, order } = await buy();
  expect(await desk('milestone', number, 'purchasing')).toEqual({
    text: 'Recorded: purchasing.',
    exitCode: 0,
  });
  shop.wait(60);
  await desk('milestone', number, 'at_warehouse');
  const seen = await order();
  expect(seen?.state).toBe('at_warehouse');
  expect(seen?.timeline.map(({ state }) => state)).toEqual([
    'accepted',
    'paid',
    'purchasing',
    'at_warehouse',
  ]);
});

test('the buyer gets one mail for each milestone that buyers are notified of', async () => {
  const { number } = await buy();
  for (const milestone of ['purchasing', 'shipped', 'shipped', 'customs', 'delivered', 'out_for_delivery'])
    await desk('milestone', number, milestone);
  const told = await shop.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'order-news')
    .orderBy('id')
    .execute();
  expect(told).toMatchObject([
    { data: { news: 'shipped', number } },
    { data: { news: 'delivered', number } },
  ]);
});

test('a milestone recorded late is sorted by its time and does not set the order back', async () => {
  const { number, order } = await buy();
  const shippedAt = hoursFromNow(1);
  shop.wait(240);
  await desk('milestone', number, 'delivered');
  expect(await desk('milestone', number, 'shipped', '--at', shippedAt)).toMatchObject({ exitCode: 0 });
  const seen = await order();
  expect(seen?.state).toBe('delivered');
  expect(seen?.timeline.map(({ state }) => state)).toEqual(['accepted', 'paid', 'shipped', 'delivered']);
});

test('a milestone reported twice is recorded once, with the member of staff who reported it', async () => {
  const { number, id } = await buy();
  await desk('milestone', number, 'shipped');
  expect((await desk('milestone', number, 'shipped')).text).toBe('shipped was recorded before.');
  const events = await shop.db
    .selectFrom('order_event')
    .select(['state', 'actor'])
    .where('quote_id', '=', id)
    .where('state', '=', 'shipped')
    .execute();
  expect(events).toEqual([{ state: 'shipped', actor: 'staff:rasa' }]);
  const audited = await shop.db
    .selectFrom('audit_event')
    .select(['actor', 'details'])
    .where('event', '=', 'staff.acted')
    .execute();
  expect(audited).toMatchObject([{ actor: 'staff:rasa', details: { act: 'milestone:shipped' } }]);
  expect(await shop.db.selectFrom('staff_act').selectAll().execute()).toMatchObject([
    {
      ...{ who: 'desk:rasa', act: 'milestone:shipped', subject_kind: 'order', subject_id: String(id) },
      ...{ before: { state: 'paid' }, after: { state: 'shipped' } },
    },
  ]);
});

test('a disputed order stays disputed, and afterwards has the state of its latest milestone', async () => {
  const { number, id } = await buy();
  await shop.db
    .updateTable('quote')
    .set({ state: 'disputed', state_before_dispute: 'paid' })
    .where('id', '=', id)
    .execute();
  await desk('milestone', number, 'shipped');
  const row = await shop.db
    .selectFrom('quote')
    .select(['state', 'state_before_dispute'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'disputed', state_before_dispute: 'shipped' });
});

test('an unknown order, a cancelled order, and a time before its payment or in the future are refused', async () => {
  expect((await desk('milestone', 'QU999999', 'shipped')).text).toContain('no order');
  const unpaid = await buy(false);
  expect((await desk('milestone', unpaid.number, 'shipped')).text).toContain('no order');
  await shop.reset();
  await stockShop(shop.db);
  const { number, id } = await buy();
  expect((await desk('milestone', number, 'shipped', '--at', hoursFromNow(-24))).text).toContain(
    'not paid yet',
  );
  expect((await desk('milestone', number, 'shipped', '--at', hoursFromNow(24))).text).toContain(
    'has not come',
  );
  await shop.db.updateTable('quote').set({ state: 'cancelled' }).where('id', '=', id).execute();
  expect(await desk('milestone', number, 'shipped')).toMatchObject({
    text: 'The order is not paid, or it has been cancelled or refunded.',
    exitCode: 1,
  });
});

test.each([
  [[]],
  [['milestone']],
  [['parcel', 'QU1', 'pigeon', 'NP000184']],
  [['report', 'dhl']],
  [['milestone', 'QU1', 'lost']],
  [['milestone', 'QU1', 'shipped', '--at', 'yesterday']],
  [['milestone', 'QU1', 'shipped', '--now']],
])('%j prints the usage', async (args) => {
  const { text, exitCode } = await desk(...args);
  expect(exitCode).toBe(1);
  expect(text).toContain('npm run orders -- milestone');
});
