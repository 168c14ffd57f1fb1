import { sql, type Kysely } from 'kysely';

/** What a client recognises a session by. Sessions of before have no device. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table visitor_session
    add column browser text, add column system text, add column seen_at timestamptz`.execute(db);
  await sql`update visitor_session set seen_at = created_at`.execute(db);
  await sql`alter table visitor_session
    alter column seen_at set not null, alter column seen_at set default shop_now()`.execute(db);
};
