import { sql, type Kysely } from 'kysely';

/** Orders at Montonio by the shop's reference: it finds them by its own id only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table montonio_payment (
    reference text primary key,
    brand text not null,
    order_uuid text unique,
    payment_url text,
    closed_at timestamptz,
    created_at timestamptz not null default shop_now(),
    check ((order_uuid is null) = (payment_url is null))
  )`.execute(db);
};
