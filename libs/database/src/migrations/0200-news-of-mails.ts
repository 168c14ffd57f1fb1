import { sql, type Kysely } from 'kysely';

/** Whom news are for, checked again when they are delivered; and addresses that get no news after a bounce or a complaint. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail_outbox add column news jsonb`.execute(db);
  await sql`create table mail_stop (
    email citext primary key,
    reason text not null check (reason in ('bounce', 'complaint')),
    detail text not null,
    reported_at timestamptz not null
  )`.execute(db);
};
