import { sql, type Kysely } from 'kysely';

/**
 * Orders at PayPal by the shop's reference. A payment is either being captured or closed, never both: whichever comes
 * first excludes the other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table paypal_payment (
    reference text primary key,
    brand text not null,
    order_id text unique,
    approve_url text,
    capture_id text unique,
    capture_attempt integer not null default 1 check (capture_attempt > 0),
    capture_begun_at timestamptz,
    closed_at timestamptz,
    reason text,
    expires_at timestamptz not null,
    created_at timestamptz not null default shop_now(),
    check (capture_begun_at is null or closed_at is null)
  )`.execute(db);
};
