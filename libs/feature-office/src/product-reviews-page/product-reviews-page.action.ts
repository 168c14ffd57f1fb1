import { officeCalls } from '@shop/contracts/staff-calls';
import { DECLINE_REASONS } from '@shop/domain/product-review';
import { acting, type ActAsked } from '../form/acting.ts';
import { askedIn, queuePath } from './queue-path.ts';

/** Back to the same page of the queue: the next reviews move up. */
const decide = async ({ api, field }: ActAsked, reason: (typeof DECLINE_REASONS)[number] | null) => {
  await api.send(officeCalls.decideProductReview, {
    ...{ id: Number(field('id')), version: Number(field('version')), reason },
  });
  return queuePath(askedIn(field), { done: '' });
};

export const productReviewsAction = acting({
  publish: (asked) => decide(asked, null),
  ...Object.fromEntries(
    DECLINE_REASONS.map((reason) => [reason, (asked: ActAsked) => decide(asked, reason)] as const),
  ),
});
