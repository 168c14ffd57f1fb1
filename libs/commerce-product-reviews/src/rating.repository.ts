import { sql, type Database, type Transaction } from '@shop/database';
import { announceChange } from '@shop/commerce-kit/changes';
import type { Stars, StarCounts } from '@shop/domain/product-review';

type Rated = { readonly brand: string; readonly product_id: number; readonly stars: Stars };

/** Counts a review that is published, or no longer; cached pages of the product end. */
const count = async (tx: Transaction, { brand, product_id, stars }: Rated, by: 1 | -1): Promise<void> => {
  const column = `stars_${stars}` as const;
  await tx
    .insertInto('product_rating')
    .values({ brand, product_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('product_rating')
    .set((eb) => ({ [column]: eb(column, '+', by) }))
    .where('brand', '=', brand)
    .where('product_id', '=', product_id)
    .execute();
  await announceChange(tx, [`product:${product_id}`]);
};

export const countReview = (tx: Transaction, review: Rated) => count(tx, review, 1);
export const discountReview = (tx: Transaction, review: Rated) => count(tx, review, -1);

const NONE: StarCounts = [0, 0, 0, 0, 0];

export const findCounts = async (db: Database, brand: string, productId: number): Promise<StarCounts> => {
  const row = await db
    .selectFrom('product_rating')
    .select(['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where('brand', '=', brand)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ? [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5] : NONE;
};

/** The order of the page asked for; equal ones by age. */
export const SORTS = {
  newest: sql`product_review.created_at desc, product_review.id desc`,
  highest: sql`product_review.stars desc, product_review.created_at desc, product_review.id desc`,
  lowest: sql`product_review.stars, product_review.created_at desc, product_review.id desc`,
} as const;
