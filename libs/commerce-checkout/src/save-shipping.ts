import type { SaveShipping } from '@shop/contracts/checkout';
import { toJson, type Transaction } from '@shop/database';
import { holdUntil } from '@shop/domain/holds';
import { invalid } from '@shop/commerce-kit/problem';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { placeOf } from '@shop/outbound/serving';
import { readWrittenAddress } from '@shop/commerce-orders';
import { reserveLines } from '@shop/commerce-stock';
import { findCouriers, type Book, type CourierOffer } from '@shop/commerce-tariff';
import { changeSession, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { findKeptAddress } from './choose-address.ts';
import { takeHold } from './hold-of-session.ts';
import { repriceSession, snapshotColumns, soldOutColumns } from './reprice-session.ts';
import { updateSession, type Session } from './session.repository.ts';
import type { Snapshot } from './snapshot.ts';

type SaveShippingCall = Whose & { readonly brand: ShopBrand; readonly body: SaveShipping };

/**
 * Saves the address and delivery method, prices the order for that country, and reserves the pieces for half an hour.
 */
export const saveShipping = async (deps: CheckoutDeps, asked: SaveShippingCall): Promise<Session> => {
  // Read before any row is locked: a transaction never waits for a second connection.
  const kept = await findKeptAddress(deps.clients, asked.visitor, asked.body.address);
  const countryId = kept?.country_id ?? asked.body.address.country_id;
  const book = await deps.tariffs.book();
  return changeSession(deps, asked, async (tx, session) => {
    const { body, brand, now } = asked;
    if (!brand.shipsTo.includes(countryId)) throw invalid({ 'address.country_id': ['not_delivered'] });
    const email = session.client_id === null ? (body.email ?? session.email) : session.email;
    if (email === null) throw invalid({ email: ['required'] });
    const hold = await takeHold(tx, session, now);
    const until = holdUntil(hold, now);
    const look = { now, until, place: placeOf(asked.ip), countryId };
    const snapshot = await reserveSnapshot(book, tx, session, look);
    if (!snapshot) throw invalid({ 'address.country_id': ['not_delivered'] });
    const couriers = await findCouriers(tx, countryId, snapshot.amounts.weightG);
    const delivery = chooseDelivery(couriers, body);
    const destination = delivery.parcelshop_id === null ? 'home' : 'pickup';
    const address = kept ?? readWrittenAddress(body.address, destination);
    await deps.carts.setMethod(tx, session.cart_id, body.shipping);
    const isHeld = snapshot.lines.length > 0;
    return updateSession(tx, session.id, {
      ...(isHeld ? snapshotColumns(snapshot, session.currency_id) : soldOutColumns(snapshot)),
      ...delivery,
      shipping_method: body.shipping,
      address: toJson(address),
      email,
      country_id: countryId,
      ...(isHeld && {
        ...{ held_since: hold.since, hold_round: hold.round },
        ...{ step: 4, reserved_until: until, expires_at: until },
      }),
    });
  });
};

const chooseDelivery = (couriers: readonly CourierOffer[], body: SaveShipping) => {
  if (couriers.length === 0) return { courier_id: null, delivery_method: -1, parcelshop_id: null };
  const courier = couriers[body.delivery];
  if (!courier) throw invalid({ delivery: ['required'] });
  if (courier.type === 'courier') {
    return { courier_id: courier.id, delivery_method: body.delivery, parcelshop_id: null };
  }
  const point = courier.points.find(({ parcelshop_id }) => parcelshop_id === body.parcel_shop);
  if (!point) throw invalid({ parcel_shop: ['required'] });
  return { courier_id: courier.id, delivery_method: body.delivery, parcelshop_id: point.parcelshop_id };
};

type Reserve = {
  readonly now: Date;
  readonly until: Date;
  readonly place: string;
  readonly countryId: number;
};

/**
 * Prices the lines again and reserves them. Another buyer may take a piece between the pricing and the reservation. The
 * rows are locked by then, so the second pricing is final.
 */
const reserveSnapshot = async (
  book: Book,
  tx: Transaction,
  session: Session,
  { now, until, place, countryId }: Reserve,
): Promise<Snapshot | null> => {
  for (let look = 0; look < 2; look += 1) {
    const snapshot = await repriceSession(book, tx, session, { now, place, countryId });
    if (!snapshot || snapshot.lines.length === 0) return snapshot;
    const short = await reserveLines(tx, { sessionId: session.id, place }, snapshot.lines, { until, now });
    if (short.length === 0) return snapshot;
  }
  throw new Error('stock changed under its own lock');
};
