import type {
  OwnReview,
  OwnReviewsAnswer,
  ReviewableProduct,
  ShownReview,
} from '@shop/contracts/product-reviews';
import type { Database, Words } from '@shop/database';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findLines } from '@shop/commerce-orders';
import { getLanguage } from '@shop/domain/languages';
import {
  findPhotos,
  findReviewsOfClient,
  findReviewsOfOrder,
  type Photo,
  type ReviewRow,
} from './reviews.repository.ts';

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

const keysOf = (photos: readonly Photo[], { id }: ReviewRow): string[] =>
  photos.filter(({ review_id }) => review_id === id).map(({ key }) => key);

export const shownToWire = async (db: Database, rows: readonly ReviewRow[]): Promise<ShownReview[]> => {
  const photos = await findPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, stars: row.stars, title: row.title, text: row.body },
    ...{ lang: getLanguage(row.language).tag, author: row.shown_name, at: toStamp(row.created_at) },
    photos: keysOf(photos, row),
  }));
};

const ownToWire = (row: ReviewRow, photos: readonly Photo[]): OwnReview => ({
  ...{ stars: row.stars, title: row.title, text: row.body, state: row.state },
  ...{ decline_reason: row.decline_reason, name: row.shown_name === '' ? 'anonymous' : 'initial' },
  photos: keysOf(photos, row),
});

/** Each product of an order once, with its review. */
export const productsOf = async (
  db: Database,
  quoteId: number,
  locale: Locale,
): Promise<ReviewableProduct[]> => {
  const [lines, reviews] = await Promise.all([findLines(db, quoteId), findReviewsOfOrder(db, quoteId)]);
  const photos = await findPhotos(
    db,
    reviews.map(({ id }) => id),
  );
  const products = new Map<number, ReviewableProduct>();
  for (const { product_id: id, slug, names, picture } of lines) {
    if (id === null || products.has(id)) continue;
    const name = inWords(names, locale);
    const review = reviews.find(({ product_id }) => product_id === id);
    products.set(id, {
      ...{ product_id: id, slug, name, image: { source: picture ?? '', alt: name } },
      review: review ? ownToWire(review, photos) : null,
    });
  }
  return [...products.values()];
};

export const ownReviews = async (
  db: Database,
  { brand, clientId, locale }: { readonly brand: string; readonly clientId: number; readonly locale: Locale },
): Promise<OwnReviewsAnswer['reviews']> => {
  const rows = await findReviewsOfClient(db, brand, clientId);
  const photos = await findPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...ownToWire(row, photos),
    ...{ product_id: row.product_id, product_name: inWords(row.names, locale) },
    ...{ order_slug: row.order_slug, at: toStamp(row.created_at) },
  }));
};
