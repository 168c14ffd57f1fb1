import { sql, type Kysely } from 'kysely';

/** A client who was erased keeps a row without a person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table client add column erased_at timestamptz`.execute(db);
};
