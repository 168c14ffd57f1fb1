import { REVIEW_STATES, type ReviewState } from '@shop/domain/product-review';
import type { Database, Transaction } from '@shop/database';
import type { ReviewRow } from './reviews.repository.ts';

export type ReviewQuestion = {
  readonly state: ReviewState;
  /** '': of all brands. */
  readonly brand: string;
};

/** How many reviews there are of each brand and state. */
export const countReviews = (db: Database) =>
  db
    .selectFrom('product_review')
    .select(['brand', 'state', (row) => row.fn.countAll<number>().as('count')])
    .where('state', 'in', REVIEW_STATES)
    .groupBy(['brand', 'state'])
    .orderBy('brand')
    .execute();

const withPhotos = async <Review extends { readonly id: number }>(
  db: Database,
  reviews: readonly Review[],
) => {
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

/** Reviews with their goods and photos: the longest waiting first, the decided ones newest first. */
export const findQueue = async (
  db: Database,
  { state, brand }: ReviewQuestion,
  { from, count }: { readonly from: number; readonly count: number },
) => {
  const order = state === 'waiting' ? 'asc' : 'desc';
  const reviews = await db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .leftJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language_id', '=', 1),
    )
    .selectAll('product_review')
    .select(['product.slug as product_slug', 'product_text.name as product_name'])
    .where('product_review.state', '=', state)
    .$if(brand !== '', (query) => query.where('product_review.brand', '=', brand))
    .orderBy(state === 'waiting' ? 'product_review.updated_at' : 'product_review.decided_at', order)
    .orderBy('product_review.id', order)
    .offset(from)
    .limit(count)
    .execute();
  return withPhotos(db, reviews);
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
