import { sql, type Kysely } from 'kysely';

/** Hosted pages at Stripe by the shop's reference. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table stripe_payment (
    reference text primary key,
    brand text not null,
    session_id text unique,
    pay_url text,
    intent_id text unique,
    closed_at timestamptz,
    reason text,
    expires_at timestamptz not null,
    created_at timestamptz not null default shop_now(),
    check ((session_id is null) = (pay_url is null)),
    check ((closed_at is null) = (reason is null))
  )`.execute(db);
};
