import { staffCallsContract } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { addParcel } from '@shop/commerce-tracking';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';

let shop: ShopFloor;
let office: ReturnType<typeof officeOf>;
let vytas: Officer;
beforeAll(async () => {
  shop = await openShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;

/** An order that was paid six hours ago, and whose parcel was given to a carrier. */
const sent = async () => {
  const { placed, token } = await placeOne(shop, 'a-key');
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * HOUR_MS);
  vytas = await hire(shop, 'vytas', 'warehouse');
  const { id: quoteId } = await shop.db.selectFrom('quote').select('id').executeTakeFirstOrThrow();
  const added = await addParcel(shop.db, {
    quoteId,
    carrier: 'dhl',
    number: 'NP000005',
    now: shop.clock.now,
  });
  if (!added.ok) throw new Error(added.error);
  const orderState = async () =>
    (await shop.db.selectFrom('quote').select('state').where('id', '=', quoteId).executeTakeFirstOrThrow())
      .state;
  return { id: added.value, quoteId, orderState };
};

type State = 'shipped' | 'in_transit' | 'customs' | 'out_for_delivery' | 'delivered' | 'problem';

const track = (id: number, state: State, hoursAgo = 0, place = '') =>
  office(staffCallsContract.trackParcel, {
    as: vytas,
    body: {
      ...{ id, state, place },
      at: hoursAgo === 0 ? null : new Date(shop.clock.now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    },
  });

test('staff type in where a parcel is, its order follows, and the act is in the log', async () => {
  const { id, quoteId, orderState } = await sent();
  await track(id, 'shipped', 5, 'Wilmington');
  expect(await orderState()).toBe('shipped');
  const { parcel } = (await track(id, 'customs', 1, 'Vilnius')).body;
  expect(parcel.events.map(({ state, place }) => [state, place])).toEqual([
    ['customs', 'Vilnius'],
    ['shipped', 'Wilmington'],
  ]);
  expect(
    (await office(staffCallsContract.sentParcels, { as: vytas, body: { number: '' } })).body.parcels,
  ).toMatchObject([{ id, state: 'customs', number: 'NP000005' }]);
  await track(id, 'delivered');
  expect(await orderState()).toBe('delivered');
  expect(
    (await office(staffCallsContract.sentParcels, { as: vytas, body: { number: '' } })).body.parcels,
  ).toEqual([]);
  expect(
    (await office(staffCallsContract.sentParcels, { as: vytas, body: { number: 'np 000005' } })).body.parcels,
  ).toHaveLength(1);
  const lead = await hire(shop, 'lead', 'lead');
  const { acts } = (await office(staffCallsContract.acts, { as: lead, body: {} })).body;
  expect(acts[0]).toMatchObject({
    ...{ act: 'tracking:delivered', who: `staff:${vytas.id}`, subject_id: String(quoteId) },
    ...{ before: { state: 'customs' }, after: { state: 'delivered' } },
  });
});

test('an event that does not fit into the history, is to come, or is known, changes nothing', async () => {
  const { id, orderState } = await sent();
  await track(id, 'out_for_delivery', 2);
  const refused = async (answer: ReturnType<typeof track>) => (await answer).body as unknown;
  expect(await refused(track(id, 'customs', 1))).toMatchObject({ message: 'staff.tracking.out_of_order' });
  expect(await refused(track(id, 'delivered', 3))).toMatchObject({ message: 'staff.tracking.out_of_order' });
  expect(await refused(track(id, 'delivered', -1))).toMatchObject({ message: 'staff.tracking.in_future' });
  expect(await refused(track(id, 'out_for_delivery', 2))).toMatchObject({
    message: 'staff.tracking.known_already',
  });
  expect(await orderState()).toBe('out_for_delivery');
  expect((await track(id, 'problem', 1)).status).toBe(200);
});
