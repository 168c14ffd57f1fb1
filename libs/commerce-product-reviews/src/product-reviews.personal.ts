import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';
import { deleteReviews, releasePhotos } from './reviews.repository.ts';
import { announceChange } from '@shop/commerce-kit/changes';

const reviewsOf = (db: Database, clientId: number) =>
  db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .selectAll('product_review')
    .select('product.slug')
    .where('product_review.client_id', '=', clientId)
    .orderBy('product_review.id')
    .execute();

export const productReviewsPersonal: PersonalPart = {
  topic: 'product_reviews',
  read: async (db, { clientId }) => {
    const reviews = await reviewsOf(db, clientId);
    const photos = await db
      .selectFrom('product_review_photo')
      .innerJoin('product_review', 'product_review.id', 'product_review_photo.review_id')
      .select('product_review.id')
      .where('product_review.client_id', '=', clientId)
      .execute();
    return reviews.map((review) => ({
      ...{ name: review.shown_name || null, product: review.slug, quantity: review.stars },
      ...{ state: review.state, subject: review.title || null, text: review.body },
      files: photos.filter(({ id }) => id === review.id).length || null,
      created: review.created_at,
    }));
  },
  /** Published reviews help other buyers: they stay, without name and photos. All others are deleted. */
  erase: async (tx, { clientId }) => {
    const reviews = await reviewsOf(tx, clientId);
    const shown = reviews.filter(({ state }) => state === 'published');
    await deleteReviews(
      tx,
      reviews.filter(({ state }) => state !== 'published').map(({ id }) => id),
    );
    await releasePhotos(
      tx,
      shown.map(({ id }) => id),
    );
    await tx
      .updateTable('product_review')
      .set({ client_id: null, shown_name: '' })
      .where('client_id', '=', clientId)
      .execute();
    await tx
      .deleteFrom('review_invitation')
      .where('quote_id', 'in', (eb) =>
        eb.selectFrom('quote').select('quote.id').where('client_id', '=', clientId),
      )
      .execute();
    await announceChange(
      tx,
      shown.map(({ product_id }) => `product:${product_id}` as const),
    );
  },
};
