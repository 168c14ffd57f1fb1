import { sql, type Kysely } from 'kysely';

/** The second factor of staff: the key of an authenticator app, and codes for a lost one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table staff_totp (
    staff_id bigint primary key references staff_member,
    sealed_secret bytea not null,
    last_step bigint not null default 0,
    created_at timestamptz not null default shop_now()
  )`.execute(db);
  await sql`create table staff_recovery_code (
    staff_id bigint not null references staff_member,
    code_hash bytea not null,
    primary key (staff_id, code_hash)
  )`.execute(db);
};
