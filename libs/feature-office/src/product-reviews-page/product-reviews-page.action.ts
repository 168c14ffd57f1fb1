import { officeCalls } from '@shop/contracts/staff-calls';
import { DECLINE_REASONS } from '@shop/domain/product-review';
import { acting, type ActAsked } from '../form/acting.ts';

const decide = async ({ api, field }: ActAsked, reason: (typeof DECLINE_REASONS)[number] | null) => {
  await api.send(officeCalls.decideProductReview, {
    ...{ id: Number(field('id')), version: Number(field('version')), reason },
  });
  return '/product-reviews?done';
};

export const productReviewsAction = acting({
  publish: (asked) => decide(asked, null),
  ...Object.fromEntries(
    DECLINE_REASONS.map((reason) => [reason, (asked: ActAsked) => decide(asked, reason)] as const),
  ),
});
