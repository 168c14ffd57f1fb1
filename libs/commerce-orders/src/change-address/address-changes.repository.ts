import { toJson, type Database, type KeptAddress, type Transaction } from '@shop/database';
import type { OrderRow } from '../orders.repository.ts';

/** The destination of an order: an address, and the pickup point where there is one. */
export type NewDestination = {
  readonly address: KeptAddress;
  readonly delivery_choice: OrderRow['delivery_choice'];
};

/** Replaces the destination of a locked order, and keeps the former address. Returns the change's id. */
export const writeDestination = async (
  tx: Transaction,
  order: OrderRow,
  { address, delivery_choice }: NewDestination,
  now: Date,
): Promise<number> => {
  await tx
    .updateTable('order_offer')
    .set({ address: toJson(address), delivery_choice: toJson(delivery_choice) })
    .where('quote_id', '=', order.id)
    .execute();
  await tx.updateTable('quote').set({ updated_at: now }).where('id', '=', order.id).execute();
  const { id } = await tx
    .insertInto('order_address_change')
    .values({ quote_id: order.id, former_address: toJson(order.address), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The pickup points that an order may go to instead: of its courier, in its country. Empty for a delivery to the door. */
export const findPointsFor = async (
  db: Database,
  {
    delivery_choice: { courier, pickup_point },
    country_id,
  }: Pick<OrderRow, 'delivery_choice' | 'country_id'>,
) =>
  courier === null || pickup_point === null
    ? []
    : db
        .selectFrom('pickup_point')
        .innerJoin('courier', 'courier.id', 'pickup_point.courier_id')
        .select(['parcelshop_id', 'pickup_point.name', 'address', 'city', 'zip', 'opening_hours'])
        .where('courier.name', '=', courier)
        .where('courier.local_delivery_type', '=', 'pickup')
        .where('pickup_point.country_id', '=', country_id)
        .where('pickup_point.is_active', '=', true)
        .orderBy('city')
        .orderBy('pickup_point.name')
        .execute();
