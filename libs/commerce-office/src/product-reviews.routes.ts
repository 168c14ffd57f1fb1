import { staffCallsContract } from '@shop/contracts/staff';
import { getLanguage } from '@shop/domain/languages';
import { REVIEW_STATES } from '@shop/domain/product-review';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import {
  countReviews,
  decideReview,
  findPhotoOfReview,
  findQueue,
  versionOf,
  type ReviewRefusal,
} from '@shop/commerce-product-reviews';
import { staffCallsOf } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';

const PAGE_SIZE = 20;

const refuse = (code: ReviewRefusal): never => {
  if (code === 'unknown_review') throw notFound();
  throw conflict(`staff.${code}`);
};

type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

const toQueued = (review: QueueRow) => ({
  ...{ id: review.id, state: review.state, decline_reason: review.decline_reason },
  ...{ brand: review.brand, order_id: review.quote_id, stars: review.stars },
  ...{ product: review.product_name ?? review.product_slug, title: review.title, text: review.body },
  ...{ lang: getLanguage(review.language).tag, author: review.shown_name, photos: review.photos },
  ...{ at: toStamp(review.updated_at), version: versionOf(review) },
});

/** Reviews of goods: those that wait for staff, and those that are decided. */
export const productReviewRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, files } = deps;

    call(staffCallsContract.productReviews, async ({ body: { state, brand, page: asked } }) => {
      const counts = await countReviews(db);
      const countOf = (isMeant: (one: (typeof counts)[number]) => boolean): number =>
        counts.reduce((sum, one) => sum + (isMeant(one) ? one.count : 0), 0);
      const isOfBrand = (one: { readonly brand: string }) => brand === '' || one.brand === brand;
      const total = countOf((one) => one.state === state && isOfBrand(one));
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      const page = Math.min(asked, pages);
      const rows = await findQueue(db, { state, brand }, { from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE });
      return {
        ...{ page, pages, reviews: rows.map(toQueued) },
        states: REVIEW_STATES.map((of) => ({
          ...{ state: of, count: countOf((one) => one.state === of && isOfBrand(one)) },
        })),
        brands: deps.brands.all().map(({ key }) => ({
          ...{ brand: key, count: countOf((one) => one.state === state && one.brand === key) },
        })),
      };
    });

    call(staffCallsContract.productReviewPhoto, async ({ body: { id, position } }) => {
      const photo = await findPhotoOfReview(db, id, position);
      if (!photo) throw notFound();
      return {
        ...{ kind: 'picture' as const, name: `review-${id}-${position}.jpg` },
        bytes: (await files.read(photo.stored_as)).toString('base64'),
      };
    });

    call(staffCallsContract.decideProductReview, async ({ who, staff, body }) => {
      const { id, version, reason: decline } = body;
      const acted = await acting(deps, { who, reason: '', subject: { kind: 'product_review', id } });
      const done = await decideReview(acted, { id, version, decline, staff: staff.login });
      return done.ok ? { state: done.value } : refuse(done.error);
    });
  };
