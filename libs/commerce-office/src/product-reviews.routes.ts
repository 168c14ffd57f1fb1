import { staffCallsContract } from '@shop/contracts/staff';
import { getLanguage } from '@shop/domain/languages';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import {
  decideReview,
  findPhotoOfReview,
  findWaiting,
  versionOf,
  type ReviewRefusal,
} from '@shop/commerce-product-reviews';
import { staffCallsOf } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';

const refuse = (code: ReviewRefusal): never => {
  if (code === 'unknown_review') throw notFound();
  throw conflict(`staff.${code}`);
};

/** Reviews of goods that wait for staff. */
export const productReviewRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, files } = deps;

    call(staffCallsContract.productReviews, async () => ({
      reviews: (await findWaiting(db)).map((review) => ({
        ...{ id: review.id, brand: review.brand, order_id: review.quote_id, stars: review.stars },
        ...{ product: review.product_name ?? review.product_slug, title: review.title, text: review.body },
        ...{ lang: getLanguage(review.language).tag, author: review.shown_name, photos: review.photos },
        ...{ at: toStamp(review.updated_at), version: versionOf(review) },
      })),
    }));

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
