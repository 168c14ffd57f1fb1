import { sql, type Kysely } from 'kysely';

/** Goods of a category and all below it that cannot be returned for a change of mind, and why; null for all others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table category add column return_exception text
    check (return_exception in ('sealed_hygiene', 'made_to_measure'))`.execute(db);
};
