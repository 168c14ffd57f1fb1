import { sql, type Database } from '@shop/database';
import { OFFICE_TIME_ZONE } from '@shop/domain/staff';
import type { CarrierKey } from '@shop/domain/parcel-state';

const MOST_ROWS = 200;
const MOST_HANDOVERS = 14;

const rows = (db: Database) =>
  db
    .selectFrom('parcel')
    .innerJoin('quote', 'quote.id', 'parcel.quote_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('parcel_event')
          .select(['parcel_event.state', 'parcel_event.at'])
          .whereRef('parcel_event.parcel_id', '=', 'parcel.id')
          .orderBy('parcel_event.at', 'desc')
          .orderBy('parcel_event.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['parcel.id', 'parcel.carrier', 'parcel.number', 'parcel.quote_id', 'parcel.created_at'])
    .select(['quote.kind', 'quote.brand', 'newest.state', 'newest.at']);

/** Parcels on their way, the one without news for the longest time first; or those with the number. */
export const findSentParcels = (db: Database, number: string) => {
  const found =
    number === ''
      ? rows(db).where('parcel.delivered_at', 'is', null)
      : rows(db).where('parcel.number', '=', number);
  return found
    .orderBy((eb) => eb.fn.coalesce('newest.at', 'parcel.created_at'))
    .orderBy('parcel.id')
    .limit(MOST_ROWS)
    .execute();
};

export const findSentParcel = (db: Database, id: number) =>
  rows(db).where('parcel.id', '=', id).executeTakeFirst();

export type SentRow = NonNullable<Awaited<ReturnType<typeof findSentParcel>>>;

const DAY = sql<string>`to_char(event.created_at at time zone ${sql.lit(OFFICE_TIME_ZONE)}, 'YYYY-MM-DD')`;

const handedOver = (db: Database) =>
  db
    .selectFrom('forward_request as request')
    .innerJoin('forward_request_event as event', (join) =>
      join.onRef('event.request_id', '=', 'request.id').on('event.state', '=', 'handed_over'),
    )
    .where('request.carrier', 'is not', null);

/** What each carrier took, by day, newest first. */
export const findHandovers = (db: Database) =>
  handedOver(db)
    .select(['request.carrier', DAY.as('day')])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .groupBy(['request.carrier', DAY])
    .orderBy(DAY, 'desc')
    .orderBy('request.carrier')
    .limit(MOST_HANDOVERS)
    .execute();

/** The consignments of one handover. */
export const findHandedOver = (db: Database, { carrier, day }: { carrier: CarrierKey; day: string }) =>
  handedOver(db)
    .select(['request.id', 'request.tracking_number', 'request.country_id', 'request.weight_g'])
    .select(['request.shipping_method', 'request.address'])
    .where('request.carrier', '=', carrier)
    .where(DAY, '=', day)
    .orderBy('request.id')
    .execute();
