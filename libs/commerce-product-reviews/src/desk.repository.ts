import type { Database, Transaction } from '@shop/database';
import type { ReviewRow } from './reviews.repository.ts';

const MOST_ROWS = 100;

/** The reviews that wait for staff with their goods and photos, the longest waiting first. */
export const findWaiting = async (db: Database) => {
  const reviews = await db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .leftJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language_id', '=', 1),
    )
    .selectAll('product_review')
    .select(['product.slug as product_slug', 'product_text.name as product_name'])
    .where('product_review.state', '=', 'waiting')
    .orderBy('product_review.updated_at')
    .orderBy('product_review.id')
    .limit(MOST_ROWS)
    .execute();
  if (reviews.length === 0) return [];
  const photos = await db
    .selectFrom('product_review_photo')
    .select(['review_id', 'position'])
    .where(
      'review_id',
      'in',
      reviews.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return reviews.map((review) => ({
    ...review,
    photos: photos.filter(({ review_id }) => review_id === review.id).map(({ position }) => position),
  }));
};

export const findPhotoOfReview = (db: Database, id: number, position: number) =>
  db
    .selectFrom('product_review_photo')
    .innerJoin('kept_file', 'kept_file.id', 'product_review_photo.file_id')
    .select('kept_file.stored_as')
    .where('product_review_photo.review_id', '=', id)
    .where('product_review_photo.position', '=', position)
    .where('kept_file.released_at', 'is', null)
    .executeTakeFirst();

export const lockReviewById = (tx: Transaction, id: number): Promise<ReviewRow | undefined> =>
  tx.selectFrom('product_review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
