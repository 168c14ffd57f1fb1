import { sql, type Kysely } from 'kysely';

/** The campaigns that led to an order, for visitors who allowed it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table order_touch (
    quote_id bigint primary key references quote (id) on delete cascade,
    first_campaign text not null,
    first_medium text not null,
    first_source text not null,
    last_campaign text not null,
    last_medium text not null,
    last_source text not null,
    created_at timestamptz not null default shop_now()
  )`.execute(db);
  await sql`create index order_touch_by_time on order_touch (created_at)`.execute(db);
};
