import { sql, type Kysely } from 'kysely';
import { listingSql } from './0002-listing.sql.ts';
import { tablesSql } from './0002-tables.sql.ts';

/** What the shop sells: category trees, products and variants with their words, and the read table of listings. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of [...tablesSql, ...listingSql]) await sql.raw(statement).execute(db);
};
