import { sql, type Kysely } from 'kysely';
import { variantListingSql } from './0011-variant-listing.sql.ts';

/** Listings know their variants, so that filters hold for one variant at a time and sold-out goods stand last. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of variantListingSql) await sql.raw(statement).execute(db);
  await sql`select refresh_product_listing()`.execute(db);
};
