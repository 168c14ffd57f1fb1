import type { Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';
import { releaseFiles } from '@shop/commerce-files';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { REVIEWS_A_PAGE, type ReviewSort, type Stars } from '@shop/domain/product-review';
import { SORTS } from './rating.repository.ts';

export type ReviewRow = Selectable<Schema['product_review']>;

type Shown = {
  readonly brand: string;
  readonly productId: number;
  readonly stars: Stars | undefined;
  readonly sort: ReviewSort;
  readonly page: number;
};

/** A page of the published reviews of a product. */
export const findShown = (
  db: Database,
  { brand, productId, stars, sort, page }: Shown,
): Promise<ReviewRow[]> =>
  db
    .selectFrom('product_review')
    .selectAll()
    .where('product_id', '=', productId)
    .where('brand', '=', brand)
    .where('state', '=', 'published')
    .$if(stars !== undefined, (query) => query.where('stars', '=', stars ?? 5))
    .orderBy(SORTS[sort])
    .limit(REVIEWS_A_PAGE)
    .offset((page - 1) * REVIEWS_A_PAGE)
    .execute();

export const findReviewsOfOrder = (db: Database, quoteId: number): Promise<ReviewRow[]> =>
  db.selectFrom('product_review').selectAll().where('quote_id', '=', quoteId).execute();

const MOST_LISTED = 200;

/** The reviews of a client with their products and orders, newest first. */
export const findReviewsOfClient = (db: Database, brand: string, clientId: number) =>
  db
    .selectFrom('product_review')
    .innerJoin('quote', 'quote.id', 'product_review.quote_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.quote_id', '=', 'product_review.quote_id')
        .onRef('order_line.product_id', '=', 'product_review.product_id'),
    )
    .distinctOn(['product_review.created_at', 'product_review.id'])
    .selectAll('product_review')
    .select(['quote.slug as order_slug', 'order_line.names'])
    .where('product_review.brand', '=', brand)
    .where('product_review.client_id', '=', clientId)
    .orderBy('product_review.created_at', 'desc')
    .orderBy('product_review.id', 'desc')
    .limit(MOST_LISTED)
    .execute();

type NewReview = Pick<
  ReviewRow,
  'brand' | 'product_id' | 'quote_id' | 'client_id' | 'language' | 'stars' | 'title' | 'body' | 'shown_name'
> & { readonly now: Date };

/** Null where the product of this order has a review already. */
export const insertReview = async (
  tx: Transaction,
  { now, ...review }: NewReview,
): Promise<ReviewRow | null> =>
  (await tx
    .insertInto('product_review')
    .values({ ...review, decline_reason: null, decided_at: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['quote_id', 'product_id']).doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** All changes of a review wait for this lock. */
export const lockReview = (
  tx: Transaction,
  quoteId: number,
  productId: number,
): Promise<ReviewRow | undefined> =>
  tx
    .selectFrom('product_review')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();

type Change = Partial<Omit<ReviewRow, 'id' | 'brand' | 'product_id' | 'quote_id'>>;

export const changeReview = (tx: Transaction, id: number, change: Change): Promise<ReviewRow> =>
  tx.updateTable('product_review').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** With the bytes of their photos. */
export const deleteReviews = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await releasePhotos(tx, ids);
  await tx.deleteFrom('product_review').where('id', 'in', ids).execute();
};

export const releasePhotos = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const photos = await tx
    .deleteFrom('product_review_photo')
    .where('review_id', 'in', ids)
    .returning('file_id')
    .execute();
  await releaseFiles(
    tx,
    photos.map(({ file_id }) => file_id),
  );
};

export const findPhotos = (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('product_review_photo')
        .select(['review_id', 'key', 'file_id'])
        .where('review_id', 'in', ids)
        .orderBy('review_id')
        .orderBy('position')
        .execute();

export type Photo = Awaited<ReturnType<typeof findPhotos>>[number];

/** The photos of a review from now on; the bytes of the others are deleted later. */
export const replacePhotos = async (
  tx: Transaction,
  reviewId: number,
  photos: readonly { readonly key?: string; readonly file_id: number }[],
): Promise<void> => {
  const left = await tx
    .deleteFrom('product_review_photo')
    .where('review_id', '=', reviewId)
    .returning('file_id')
    .execute();
  const stay = new Set(photos.map(({ file_id }) => file_id));
  await releaseFiles(
    tx,
    left.map(({ file_id }) => file_id).filter((id) => !stay.has(id)),
  );
  if (photos.length === 0) return;
  await tx
    .insertInto('product_review_photo')
    .values(
      photos.map(({ key, file_id }, at) => ({
        ...{ review_id: reviewId, position: at + 1, file_id },
        key: key ?? secretSlug(),
      })),
    )
    .execute();
};

const stored = (db: Database, key: string) =>
  db
    .selectFrom('product_review_photo')
    .innerJoin('kept_file', 'kept_file.id', 'product_review_photo.file_id')
    .innerJoin('product_review', 'product_review.id', 'product_review_photo.review_id')
    .select('kept_file.stored_as')
    .where('product_review_photo.key', '=', key)
    .where('kept_file.released_at', 'is', null);

export const findPublishedPhoto = (db: Database, brand: string, key: string) =>
  stored(db, key)
    .where('product_review.brand', '=', brand)
    .where('product_review.state', '=', 'published')
    .executeTakeFirst();

export const findPhotoOfOrder = (db: Database, quoteId: number, key: string) =>
  stored(db, key).where('product_review.quote_id', '=', quoteId).executeTakeFirst();
