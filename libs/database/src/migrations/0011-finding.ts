import { sql, type Kysely } from 'kysely';
import { searchSql } from './0011-search.sql.ts';
import { variantListingSql } from './0011-variant-listing.sql.ts';

/** Listings know their variants, and search knows the forms of words and what shoppers call things. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...searchSql, ...variantListingSql]) await sql.raw(statement).execute(db);
  await sql`select refresh_product_listing()`.execute(db);
  await sql`select refresh_search_word()`.execute(db);
};
