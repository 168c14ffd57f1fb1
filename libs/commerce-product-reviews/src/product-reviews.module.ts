import type { Jobs } from '@shop/commerce-jobs';
import type { Module } from '@shop/commerce-kit/module';
import { inviteReviewers } from './invite-reviewers.ts';
import type { InvitationDeps, ProductReviewsDeps } from './product-reviews.ports.ts';
import { productReviewsRoutes } from './product-reviews.routes.ts';

const INVITE = 'product-reviews-invite';
/** Not at the full hour, when other work begins. */
const EVERY_HOUR = '40 * * * *';

export type ProductReviews = { readonly routes: Module };

/** Reviews of goods. */
export const createProductReviews = (deps: ProductReviewsDeps): ProductReviews => ({
  routes: productReviewsRoutes(deps),
});

type Inviting = InvitationDeps & { readonly jobs: Pick<Jobs, 'work' | 'schedule'> };

/** Buyers are asked for reviews within the hour after their brand's number of days. */
export const inviteReviewersHourly = ({ jobs, ...deps }: Inviting): void => {
  jobs.work(INVITE, async () => {
    await inviteReviewers(deps);
  });
  jobs.schedule(INVITE, EVERY_HOUR);
};
