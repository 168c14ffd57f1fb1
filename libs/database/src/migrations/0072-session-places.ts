import { sql, type Kysely } from 'kysely';

/** The shortened network address of a login, by which a client recognises a session. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table visitor_session add column place text`.execute(db);
};
