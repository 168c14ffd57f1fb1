import type { ChangeAddress } from '@shop/contracts/orders';
import type { Database, Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import { invalid } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { mayOf } from '../may-of.ts';
import { newsMail } from '../order-news.ts';
import { findParcels, lockOrder, type OrderRow } from '../orders.repository.ts';
import { pickupPointName, readWrittenAddress } from '../written-address.ts';
import { findPointsFor, writeDestination, type NewDestination } from './address-changes.repository.ts';

export type ChangeAddressDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly brands: Brands;
};

/**
 * Sends an order elsewhere before it is packed. Country, courier and kind of delivery stay, so that every amount stays; the
 * invoice keeps its buyer. Milestones and parcels are written after the order's lock is free.
 */
export const changeAddress = (
  { db, mail, brands }: ChangeAddressDeps,
  quoteId: number,
  asked: ChangeAddress,
  now: Date,
): Promise<Result<{ readonly isNew: boolean }, 'too_late'>> =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, quoteId);
    const parcels = await findParcels(tx, quoteId);
    if (!mayOf(order, { parcels }).includes('change_address')) return err('too_late');
    const destination = await readDestination(tx, order, asked);
    if (isSame(order, destination)) return ok({ isNew: false });
    const id = await writeDestination(tx, order, destination, now);
    const news = newsMail(brands, order, 'address_changed');
    await mail.enqueue(tx, { ...news, uniqueKey: `${news.uniqueKey}:${id}` });
    return ok({ isNew: true });
  });

const readDestination = async (
  tx: Transaction,
  order: OrderRow,
  { address: written, parcel_shop: chosen }: ChangeAddress,
): Promise<NewDestination> => {
  if (written.country_id !== order.country_id) throw invalid({ 'address.country_id': ['not_delivered'] });
  const { delivery_choice: choice } = order;
  if (choice.pickup_point === null)
    return { address: readWrittenAddress(written, 'home'), delivery_choice: choice };
  const points = await findPointsFor(tx, order);
  const point = points.find(({ parcelshop_id }) => parcelshop_id === chosen);
  if (!point) throw invalid({ parcel_shop: ['required'] });
  return {
    address: readWrittenAddress(written, 'pickup'),
    delivery_choice: { courier: choice.courier, pickup_point: pickupPointName(point) },
  };
};

const FIELDS = ['first_name', 'last_name', 'phone_number', 'first_address', 'city', 'zip'] as const;

/** Pressing a button twice makes one change. */
const isSame = ({ address, delivery_choice }: OrderRow, next: NewDestination): boolean =>
  FIELDS.every((field) => address[field] === next.address[field]) &&
  delivery_choice.pickup_point === next.delivery_choice.pickup_point;
