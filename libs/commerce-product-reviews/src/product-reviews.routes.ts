import type { FastifyReply } from 'fastify';
import { productReviewsContract } from '@shop/contracts/product-reviews';
import type { StoredFiles } from '@shop/commerce-files';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { orderNumber } from '@shop/domain/order-number';
import { ratingOf, REVIEWS_A_PAGE, STARS } from '@shop/domain/product-review';
import type { ProductReviewsDeps } from './product-reviews.ports.ts';
import { findCounts } from './rating.repository.ts';
import { ownReviews, productsOf, shownToWire } from './review-answer.ts';
import { getReviewedOrder, mayReview } from './reviewed-order.ts';
import { findPhotoOfOrder, findPublishedPhoto, findShown } from './reviews.repository.ts';
import { nameOf, saveReview, withdrawReview } from './save-review.ts';

const MINUTE = 60_000;
const WRITING = { rateLimit: { max: 20, window: MINUTE } } as const;
const READING_FILES = { rateLimit: { max: 240, window: MINUTE } } as const;

type StoredPhoto = { readonly stored_as: string };

/** A picture that the shop has encoded itself; a withdrawn one is gone within the hour. */
const sendPhoto = async (
  files: StoredFiles,
  photo: StoredPhoto | undefined,
  { reply, isPublic }: { readonly reply: FastifyReply; readonly isPublic: boolean },
): Promise<FastifyReply> => {
  if (!photo) throw notFound();
  const bytes = await files.read(photo.stored_as);
  return reply
    .headers({
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': isPublic ? 'public, max-age=3600' : 'private, no-store',
    })
    .type('image/jpeg')
    .send(bytes);
};

/** Reviews of goods: read by all, written by those who bought them. */
export const productReviewsRoutes =
  ({ db, files }: ProductReviewsDeps): Module =>
  async (app) => {
    app.call(productReviewsContract.shown, async ({ body, brand }) => {
      const { product_id: productId, sort = 'newest', page = 1 } = body;
      const stars = STARS.find((one) => one === body.stars);
      const counts = await findCounts(db, brand.key, productId);
      const asked =
        stars === undefined ? counts.reduce((sum, one) => sum + one, 0) : (counts[stars - 1] ?? 0);
      const rows = asked === 0 ? [] : await findShown(db, { brand: brand.key, productId, stars, sort, page });
      return {
        ...{ rating: ratingOf(counts), counts },
        ...{ reviews: await shownToWire(db, rows), pages: Math.ceil(asked / REVIEWS_A_PAGE) },
      };
    });

    app.call(
      productReviewsContract.photo,
      async ({ params, brand, reply }) =>
        sendPhoto(files, await findPublishedPhoto(db, brand.key, params['key'] ?? ''), {
          ...{ reply, isPublic: true },
        }),
      READING_FILES,
    );

    app.call(productReviewsContract.order, async ({ body, locale, ...asked }) => {
      const order = await getReviewedOrder(db, asked, body.slug);
      return {
        number: orderNumber(order.kind, order.id),
        is_reviewable: await mayReview(db, order),
        shown_name: nameOf(order, 'initial'),
        products: await productsOf(db, order.id, localeOf(body.language_id) ?? locale),
      };
    });

    app.call(
      productReviewsContract.save,
      async ({ body, locale: language, ...asked }) => {
        const order = await getReviewedOrder(db, asked, body.slug);
        const { now } = asked;
        await db.transaction().execute((tx) => saveReview(tx, order, { ...body, language, now }));
        return {};
      },
      WRITING,
    );

    app.call(
      productReviewsContract.withdraw,
      async ({ body, ...asked }) => {
        const order = await getReviewedOrder(db, asked, body.slug);
        await db.transaction().execute((tx) => withdrawReview(tx, order, body.product_id));
        return {};
      },
      WRITING,
    );

    app.call(
      productReviewsContract.ownPhoto,
      async ({ params, reply, ...asked }) => {
        const order = await getReviewedOrder(db, asked, params['slug'] ?? '');
        const photo = await findPhotoOfOrder(db, order.id, params['key'] ?? '');
        return sendPhoto(files, photo, { reply, isPublic: false });
      },
      READING_FILES,
    );

    app.call(productReviewsContract.list, async ({ body, brand, visitor, locale }) => ({
      reviews: await ownReviews(db, {
        ...{ brand: brand.key, clientId: visitor.clientId },
        locale: localeOf(body.language_id) ?? locale,
      }),
    }));
  };
