import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ordersContract, type Order } from '@shop/contracts/orders';
import { trackingContract } from '@shop/contracts/tracking';
import { stockShop } from '@shop/commerce-stock/testing';
import { createTracking } from '@shop/commerce-tracking';
import { startCarriersEmulator } from '@shop/emulators/carriers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ordersDeskOf } from '../testing/payments.ts';
import { runOrdersDesk } from '../orders-desk/run-orders-desk.ts';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';

let shop: ShopFloor;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-carrier-'));
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const PERSON = ['Rasa', 'rasa@shopper.example', 'Vilniaus g', 'QU'];

const buy = async () => {
  const { placed, slug, token } = await placeOne(shop, 'a-key');
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  const order = async (): Promise<Order> => {
    const { body } = await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } });
    if (!body.order) throw new Error('the order is missing');
    return body.order;
  };
  return { number: `QU${placed.order_id}`, order };
};

const desk = (...args: string[]) => runOrdersDesk(ordersDeskOf(shop), 'rasa', args);

const tracking = () => createTracking({ ...shop.deps, db: shop.db, clock: () => shop.clock.now });
const follow = (parcel: string, as: { brand?: string } = {}) =>
  shop.call(trackingContract.follow, { ...as, body: { parcel } });

const statesOf = async (parcel: string) =>
  (await follow(parcel)).body.parcel.events.map(({ state }) => state);

const HOUR = 60;
const passHours = async (hours: number) => {
  shop.wait(hours * HOUR);
  await tracking().follow();
};

const news = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'order-news')
      .orderBy('id')
      .execute()
  ).map(({ data }) => (data as { news: string }).news);

test('a parcel’s events change the state of the order, and buyers get a mail for each expected milestone', async () => {
  const { number, order } = await buy();
  expect((await desk('parcel', number, 'harbour', 'np 000184')).exitCode).toBe(0);
  expect((await order()).parcels).toEqual([{ carrier: 'harbour', number: 'NP000184', state: 'registered' }]);
  for (const [hours, state] of [
    [3, 'shipped'],
    [42, 'customs'],
    [24, 'out_for_delivery'],
    [6, 'delivered'],
  ] as const) {
    await passHours(hours);
    expect((await order()).state, `after ${hours} hours more`).toBe(state);
  }
  expect((await order()).timeline.map(({ state }) => state)).toEqual([
    ...['accepted', 'paid', 'shipped', 'customs', 'out_for_delivery', 'delivered'],
  ]);
  expect(await news()).toEqual(['shipped', 'out_for_delivery', 'delivered']);
});

test('repeated carrier events, late ones and those after the end change only the history', async () => {
  const { number, order } = await buy();
  await desk('parcel', number, 'dhl', '00340434161094042557');
  shop.wait(48 * HOUR);
  const at = (hoursAgo: number) => new Date(shop.clock.now.getTime() - hoursAgo * 3_600_000).toISOString();
  const say = async (events: object[]) => {
    const file = path.join(folder, 'answer.json');
    await writeFile(file, JSON.stringify({ shipments: [{ id: '00340434161094042557', events }] }));
    return (await desk('report', 'dhl', file)).text;
  };
  const delivered = { timestamp: at(1), statusCode: 'delivered' };
  const late = { timestamp: at(20), statusCode: 'transit' };
  expect(await say([delivered])).toBe('New events: 1.');
  expect(await say([delivered, late, late])).toBe('New events: 1.');
  expect(await say([late, delivered])).toBe('New events: 0.');
  expect((await order()).state).toBe('delivered');
  expect((await order()).timeline.map(({ state }) => state)).toEqual([
    'accepted',
    'paid',
    'shipped',
    'delivered',
  ]);
  expect(await statesOf('00340434161094042557')).toEqual(['delivered', 'in_transit']);
  expect(await news()).toEqual(['delivered']);
});

test('a carrier with its keys is asked by itself, and one that fails is asked again later', async () => {
  const carrier = await startCarriersEmulator();
  try {
    const { number, order } = await buy();
    await desk('parcel', number, 'ups', '1Z999AA10123456784');
    const { follow: ask } = createTracking({
      ...{ ...shop.deps, db: shop.db, clock: () => shop.clock.now },
      carrierSettings: carrier.settings,
    });
    shop.wait(24 * HOUR);
    carrier.scan('ups', '1Z999AA10123456784', [
      { at: new Date(shop.clock.now.getTime() - 2 * 3_600_000), word: 'O', city: 'Vilnius' },
    ]);
    carrier.faults.plan({ when: 'before', kind: '503', times: 1 });
    await ask();
    expect((await order()).state).toBe('paid');
    shop.wait(HOUR);
    await ask();
    expect((await order()).state).toBe('out_for_delivery');
    expect(await statesOf('1Z999AA10123456784')).toEqual(['out_for_delivery']);
  } finally {
    await carrier.close();
  }
});

test('an order in two parcels has arrived when both have', async () => {
  const { number, order } = await buy();
  await desk('parcel', number, 'harbour', 'NP000001');
  await passHours(40);
  await desk('parcel', number, 'harbour', 'NP000002');
  await passHours(40);
  expect((await order()).parcels.map(({ state }) => state)).toEqual(['delivered', 'in_transit']);
  expect((await order()).state).toBe('out_for_delivery');
  await passHours(40);
  expect((await order()).state).toBe('delivered');
  expect((await news()).filter((one) => one === 'delivered')).toHaveLength(1);
});

test('concurrent reports of carriers for many parcels of one order are all recorded', async () => {
  const { number, order } = await buy();
  const numbers = Array.from({ length: 8 }, (_, at) => `NP00001${at}`);
  for (const parcel of numbers) await desk('parcel', number, 'harbour', parcel);
  await passHours(80);
  expect((await order()).parcels.map(({ state }) => state)).toEqual(numbers.map(() => 'delivered'));
  expect((await order()).state).toBe('delivered');
  expect((await news()).filter((one) => one === 'delivered')).toHaveLength(1);
});

test('anyone can follow a parcel by its number, without personal data', async () => {
  const { number } = await buy();
  const [, id = ''] = /^Parcel (\d+)/.exec((await desk('parcel', number, 'harbour', 'NP000184')).text) ?? [];
  await passHours(3);
  const byNumber = await follow('NP000184');
  expect(byNumber.status).toBe(200);
  expect(byNumber.body.parcel).toMatchObject({ number: 'NP000184', carrier: 'harbour', state: 'shipped' });
  for (const own of PERSON) expect(JSON.stringify(byNumber.body)).not.toContain(own);
  // The tracking number is not shown for the order id, because ids can be enumerated.
  expect((await follow(id)).body.parcel.number).toBe('…0184');
});

test('an unknown number and a parcel of another brand get the same answer', async () => {
  const { number } = await buy();
  await desk('parcel', number, 'harbour', 'NP000184');
  const [unknown, foreign] = [await follow('NP999999'), await follow('NP000184', { brand: 'lv' })];
  expect([unknown.status, foreign.status]).toEqual([404, 404]);
  expect(foreign.body).toEqual(unknown.body);
});

test('a used number, an unreadable one, and an invalid document are refused', async () => {
  const { number } = await buy();
  await desk('parcel', number, 'harbour', 'NP000184');
  expect((await desk('parcel', number, 'harbour', 'NP000184')).text).toContain('already');
  expect((await desk('parcel', number, 'harbour', 'NP')).text).toContain('6 to 35');
  expect((await desk('parcel', 'QU999999', 'harbour', 'NP000185')).text).toContain('no order');
  expect((await desk('report', 'dhl', path.join(folder, 'none.json'))).text).toContain('no JSON');
  const file = path.join(folder, 'stranger.json');
  await writeFile(file, JSON.stringify({ shipments: [{ id: 'UNKNOWN123' }] }));
  expect((await desk('report', 'dhl', file)).text).toContain('No order has this parcel');
  expect((await desk('report', 'harbour', file)).text).toContain('asked by the running shop');
});
