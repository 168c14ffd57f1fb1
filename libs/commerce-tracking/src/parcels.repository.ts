import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { CarrierKey } from '@shop/domain/parcel-state';
import type { Selectable } from 'kysely';
import type { CarrierEvent } from './carrier.port.ts';

export type Parcel = Selectable<Schema['parcel']>;

/** The new parcel; undefined when the carrier's number is taken. */
export const insertParcel = (
  tx: Transaction,
  parcel: { quoteId: number; carrier: CarrierKey; number: string; now: Date },
): Promise<Parcel | undefined> =>
  tx
    .insertInto('parcel')
    .values({
      quote_id: parcel.quoteId,
      carrier: parcel.carrier,
      number: parcel.number,
      created_at: parcel.now,
    })
    .onConflict((conflict) => conflict.columns(['carrier', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findParcelById = (db: Database, id: number): Promise<Parcel | undefined> =>
  db.selectFrom('parcel').selectAll().where('id', '=', id).executeTakeFirst();

export const findParcelOfCarrier = (
  db: Database,
  carrier: CarrierKey,
  number: string,
): Promise<Parcel | undefined> =>
  db
    .selectFrom('parcel')
    .selectAll()
    .where('carrier', '=', carrier)
    .where('number', '=', number)
    .executeTakeFirst();

const LARGEST_ID = 2 ** 31 - 1;

/** A parcel of a brand's order by its number, or by its id. */
export const findParcelAt = (db: Database, brand: string, asked: string): Promise<Parcel | undefined> => {
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;
  return db
    .selectFrom('parcel')
    .innerJoin('quote', 'quote.id', 'parcel.quote_id')
    .selectAll('parcel')
    .where('quote.brand', '=', brand)
    .where((eb) =>
      eb.or([
        eb('parcel.number', '=', asked),
        ...(id !== null && id <= LARGEST_ID ? [eb('parcel.id', '=', id)] : []),
      ]),
    )
    .orderBy((eb) => eb('parcel.number', '=', asked), 'desc')
    .orderBy('parcel.id', 'desc')
    .limit(1)
    .executeTakeFirst();
};

export const findParcelEvents = (db: Database, parcelId: number): Promise<CarrierEvent[]> =>
  db
    .selectFrom('parcel_event')
    .select(['state', 'place', 'at'])
    .where('parcel_id', '=', parcelId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** True for a new event. */
export const insertEvent = async (
  tx: Transaction,
  parcelId: number,
  { state, place, at }: CarrierEvent,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: written = 0n } = await tx
    .insertInto('parcel_event')
    .values({ parcel_id: parcelId, state, place, at })
    .onConflict((conflict) => conflict.columns(['parcel_id', 'state', 'at']).doNothing())
    .executeTakeFirstOrThrow();
  return written > 0n;
};

export const markDelivered = (tx: Transaction, id: number, at: Date) =>
  tx
    .updateTable('parcel')
    .set({ delivered_at: at })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute();

/** Whether all parcels of the order, which its caller has locked, have arrived. */
export const isWhollyDelivered = async (tx: Transaction, quoteId: number): Promise<boolean> => {
  const parcels = await tx
    .selectFrom('parcel')
    .select('delivered_at')
    .where('quote_id', '=', quoteId)
    .execute();
  return parcels.every(({ delivered_at }) => delivered_at !== null);
};

const MOST_AT_ONCE = 50;

/** Takes parcels on their way whose carrier is due to be queried; taking one sets its next time. */
export const takeToFollow = (db: Database, now: Date, quietMs: number): Promise<Parcel[]> =>
  db
    .updateTable('parcel')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('parcel')
        .select('id')
        .where('delivered_at', 'is', null)
        .where(
          sql<boolean>`coalesce(asked_at, '-infinity') <= ${new Date(now.getTime() - quietMs)}::timestamptz`,
        )
        .orderBy(sql`asked_at nulls first`)
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
