import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract, type ChangeAddress, type Order } from '@shop/contracts/orders';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { recordMilestone } from '@shop/commerce-orders';
import { stockShop } from '@shop/commerce-stock/testing';
import type { Milestone } from '@shop/domain/order-road';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { issueDocuments } from '../testing/issue-documents.ts';

let shop: ShopFloor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

type Bought = { slug: string; token: string; id: number };

/** A paid order to the door, or to a pickup point. */
const buy = async (change: object = {}, as: { token?: string } = {}): Promise<Bought> => {
  const token = await shop.putIntoCart(3, 1, as);
  const me = { token };
  const slug = await shop.generate(me);
  await shop.ship(slug, me, change);
  const { body } = await shop.choose(slug, me);
  const placed = (await shop.place(slug, me, body.checkout.totals.total, `key-${slug}`)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, me);
  return { slug, token, id: placed.order_id };
};

const OFFICE = { ...ADDRESS, first_address: 'Laisvės al. 51', city: 'Kaunas', zip: '44309' };

const change = ({ slug, token }: { slug: string; token: string }, asked: Partial<ChangeAddress> = {}) =>
  shop.call(ordersContract.changeAddress, {
    token,
    body: { slug, parcel_shop: null, address: OFFICE, ...asked },
  });

const orderOf = async ({ slug, token }: Bought): Promise<Order> => {
  const { body } = await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } });
  if (!body.order) throw new Error('the order is missing');
  return body.order;
};

const reach = (id: number, milestone: Milestone) =>
  shop.db
    .transaction()
    .execute((tx) =>
      recordMilestone(tx, id, { milestone, at: shop.clock.now, actor: 'staff:rasa' }, shop.clock.now),
    );

const addParcel = (id: number) =>
  shop.db
    .insertInto('parcel')
    .values({ quote_id: id, carrier: 'dhl', number: `0034043416109404${id}`, created_at: shop.clock.now })
    .execute();

const mails = () =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'data'])
    .where('template', '=', 'order-news')
    .orderBy('id')
    .execute();

test('a guest changes the address of a paid order: every amount stays, the change is in the history and mailed', async () => {
  const bought = await buy();
  const before = await orderOf(bought);
  expect(before.may).toContain('change_address');
  expect(await change(bought)).toMatchObject({ status: 200 });
  const after = await orderOf(bought);
  expect(after.address).toMatchObject({ first_address: 'Laisvės al. 51', city: 'Kaunas', zip: '44309' });
  expect(after.address_changes).toHaveLength(1);
  expect({ ...after, address: before.address, address_changes: [] }).toEqual(before);
  expect(await mails()).toMatchObject([
    { recipient: 'rasa@shopper.example', data: { news: 'address_changed', number: before.number } },
  ]);
});

test('the same address again changes nothing, and a second change is mailed as well', async () => {
  const bought = await buy();
  await change(bought);
  expect((await change(bought)).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  await change(bought, { address: { ...OFFICE, first_name: 'Ona' } });
  expect((await orderOf(bought)).address_changes).toHaveLength(2);
  expect(await mails()).toHaveLength(2);
});

test('an order to a pickup point goes to another point of the same courier, in the same country only', async () => {
  const bought = await buy({ delivery: 0, parcel_shop: 'OM-1001' });
  const { courier_id, country_id } = await shop.db
    .selectFrom('pickup_point')
    .select(['courier_id', 'country_id'])
    .where('parcelshop_id', '=', 'OM-1001')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('pickup_point')
    .values({
      ...{ parcelshop_id: 'OM-1999', courier_id, country_id, name: 'Mega', city: 'Kaunas' },
      ...{ address: 'Islandijos pl. 32', zip: '47446' },
    })
    .execute();
  const { body } = await shop.call(ordersContract.destination, {
    token: bought.token,
    body: { slug: bought.slug },
  });
  expect(body).toMatchObject({ destination: 'pickup', parcel_shop: 'OM-1001' });
  const offered = body.pickup_points.map(({ parcelshop_id }) => parcelshop_id);
  expect(offered).toContain('OM-1999');
  expect(offered).not.toContain('OM-2001');

  for (const parcel_shop of [null, 'OM-2001', 'unknown'])
    expect(await change(bought, { parcel_shop })).toMatchObject({
      status: 422,
      body: { errors: { parcel_shop: ['required'] } },
    });
  expect((await change(bought, { parcel_shop: 'OM-1999' })).status).toBe(200);
  expect(await orderOf(bought)).toMatchObject({
    pickup_point: 'Mega, Islandijos pl. 32, Kaunas',
    address: { first_address: '', city: '' },
  });
});

test('another country is refused, and so is an address that is invalid in its country', async () => {
  const bought = await buy();
  const elsewhere = await change(bought, { address: { ...OFFICE, country_id: 2 } });
  expect(elsewhere).toMatchObject({
    status: 422,
    body: { errors: { 'address.country_id': ['not_delivered'] } },
  });
  const unknown = await change(bought, { address: { ...OFFICE, zip: '1', first_address: '' } });
  expect(unknown).toMatchObject({
    status: 422,
    body: { errors: { 'address.zip': ['postcode'], 'address.first_address': ['required'] } },
  });
  expect((await orderOf(bought)).address_changes).toEqual([]);
});

test('the address can be changed while goods are at the warehouse, and no longer once a parcel is packed or shipped', async () => {
  const bought = await buy();
  await reach(bought.id, 'purchasing');
  await reach(bought.id, 'at_warehouse');
  expect((await change(bought)).status).toBe(200);
  await addParcel(bought.id);
  expect((await orderOf(bought)).may).not.toContain('change_address');
  const packed = await change(bought, { address: ADDRESS });
  expect([packed.status, packed.body]).toEqual([409, { status: false, message: 'order_packed', errors: {} }]);
  const shipped = await buy();
  await reach(shipped.id, 'shipped');
  expect((await change(shipped)).status).toBe(409);
  expect((await orderOf(bought)).address.city).toBe('Kaunas');
});

test('a concurrent change and parcel: the parcel has the address of the answer', async () => {
  for (let round = 0; round < 6; round += 1) {
    const bought = await buy();
    const [answer] = await Promise.all([change(bought), addParcel(bought.id)]);
    const { address } = await orderOf(bought);
    expect(address.city).toBe(answer.status === 200 ? 'Kaunas' : ADDRESS.city);
    expect([200, 409]).toContain(answer.status);
  }
});

test('the invoice names the buyer of the purchase, whether it was written before the change or after', async () => {
  for (const isWrittenBefore of [true, false]) {
    const bought = await buy();
    if (isWrittenBefore) await issueDocuments(shop);
    await change(bought);
    await issueDocuments(shop);
    const { body } = await shop.call(invoicesContract.ofOrder, {
      token: bought.token,
      body: { slug: bought.slug },
    });
    const [document] = body.documents;
    const one = await shop.call(invoicesContract.one, {
      token: bought.token,
      body: { id: document?.id ?? 0, language_id: 1 },
    });
    expect(JSON.stringify(one.body)).toContain(ADDRESS.first_address);
    expect(JSON.stringify(one.body)).not.toContain('Laisvės al. 51');
  }
});

test('another visitor changes a guest’s address only after entering the order’s e-mail', async () => {
  const bought = await buy();
  const stranger = { slug: bought.slug, token: await shop.putIntoCart(1) };
  expect((await change(stranger)).status).toBe(404);
  await shop.call(ordersContract.open, {
    token: stranger.token,
    body: { slug: bought.slug, email: 'rasa@shopper.example' },
  });
  expect((await change(stranger)).status).toBe(200);
});

test('an address is changed five times a day, and each change is in the log', async () => {
  const bought = await buy();
  const statuses: number[] = [];
  for (const zip of ['44301', '44302', '44303', '44304', '44305', '44306'])
    statuses.push((await change(bought, { address: { ...OFFICE, zip } })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await shop.deps.audit.flush();
  const events = await shop.db
    .selectFrom('audit_event')
    .select(['outcome', 'subject'])
    .where('event', '=', 'order.address_changed')
    .execute();
  expect(events).toHaveLength(5);
  expect(events[0]).toEqual({ outcome: 'done', subject: `order:${bought.id}` });
});
