import { sql, type Kysely } from 'kysely';

/** Staff read published reviews newest first, page by page. Declined ones have their index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index product_review_decided on product_review (decided_at, id)
    where state = 'published'`.execute(db);
};
