import { sql, type Kysely } from 'kysely';

/** Parcels of orders, and what their carriers report. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table parcel (
      id bigint generated always as identity primary key,
      quote_id bigint not null references quote on delete cascade,
      carrier text not null check (carrier in ('harbour', 'dhl', 'ups', 'fedex')),
      number text not null check (number ~ '^[A-Z0-9-]{6,35}$'),
      created_at timestamptz not null default shop_now(),
      asked_at timestamptz,
      delivered_at timestamptz,
      unique (carrier, number)
    );
    create index parcel_quote on parcel (quote_id);
    create index parcel_number on parcel (number);
    create index parcel_to_ask on parcel (asked_at nulls first) where delivered_at is null;
    create table parcel_event (
      id bigint generated always as identity primary key,
      parcel_id bigint not null references parcel on delete cascade,
      state text not null check (
        state in ('registered', 'shipped', 'in_transit', 'customs', 'out_for_delivery', 'delivered', 'problem')),
      place text,
      at timestamptz not null,
      unique (parcel_id, state, at)
    )`.execute(db);
};
