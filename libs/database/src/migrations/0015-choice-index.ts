import { sql, type Kysely } from 'kysely';

/** Goods by the combinations of values that their versions in stock have: size M and red. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index product_listing_choices on product_listing using gin (choice_ids)`.execute(db);
};
