import type { Database } from '@shop/database';

type PickupPoint = {
  readonly parcelshop_id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly opening_hours: string;
};

export type CourierOffer = {
  readonly id: number;
  readonly name: string;
  readonly type: 'courier' | 'pickup';
  /** In USD. */
  readonly fee: number;
  readonly points: readonly PickupPoint[];
};

/**
 * The couriers for a parcel of this weight to the door or to a pickup point in a country, in a fixed order: an index
 * into this list is the delivery method of the API. Empty: the air carrier delivers.
 */
export const findCouriers = async (
  db: Database,
  countryId: number,
  weightG: number,
): Promise<CourierOffer[]> => {
  const couriers = await db
    .selectFrom('courier')
    .innerJoin('courier_fee', 'courier_fee.courier_id', 'courier.id')
    .select(['courier.id', 'courier.name', 'courier.local_delivery_type as type', 'courier_fee.fee'])
    .distinctOn(['courier.position', 'courier.id'])
    .where('courier.is_active', '=', true)
    .where('courier_fee.country_id', '=', countryId)
    .where('courier_fee.up_to_grams', '>=', weightG)
    .orderBy('courier.position')
    .orderBy('courier.id')
    .orderBy('courier_fee.up_to_grams')
    .execute();
  const points = await findPoints(db, countryId);
  return couriers.map((courier) => ({ ...courier, points: points.get(courier.id) ?? [] }));
};

const findPoints = async (db: Database, countryId: number): Promise<Map<number, PickupPoint[]>> => {
  const rows = await db
    .selectFrom('pickup_point')
    .select(['courier_id', 'parcelshop_id', 'name', 'address', 'city', 'zip', 'opening_hours'])
    .where('country_id', '=', countryId)
    .where('is_active', '=', true)
    .orderBy('city')
    .orderBy('name')
    .execute();
  const byCourier = new Map<number, PickupPoint[]>();
  for (const { courier_id, ...point } of rows) {
    byCourier.set(courier_id, [...(byCourier.get(courier_id) ?? []), point]);
  }
  return byCourier;
};
