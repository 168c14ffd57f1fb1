import type { Module } from '@shop/commerce-kit/module';
import { claimRoutes } from './claims.routes.ts';
import { companyAccountRoutes } from './company-account.routes.ts';
import { companyCheckRoutes } from './company-checks.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { contentTopicRoutes } from './content-topics.routes.ts';
import { failureRoutes } from './failures.routes.ts';
import { forwardRoutes } from './forwards.routes.ts';
import { mailStopRoutes } from './mail-stops.routes.ts';
import type { OfficeDeps } from './office.ports.ts';
import { overviewRoutes } from './overview.routes.ts';
import { parcelPhotoRoutes } from './parcel-photos.routes.ts';
import { parcelRoutes } from './parcels.routes.ts';
import { productReviewRoutes } from './product-reviews.routes.ts';
import { quoteQueueRoutes } from './quote-queue.routes.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { sentParcelRoutes } from './sent-parcels.routes.ts';

/** The calls of the office's queues. */
export const createOffice = (deps: OfficeDeps): { routes: Module } => ({
  routes: async (app) => {
    await overviewRoutes(deps)(app);
    await failureRoutes(deps)(app);
    await mailStopRoutes(deps)(app);
    await quoteQueueRoutes(deps)(app);
    await parcelRoutes(deps)(app);
    await parcelPhotoRoutes(deps)(app);
    await forwardRoutes(deps)(app);
    await sentParcelRoutes(deps)(app);
    await claimRoutes(deps)(app);
    await companyCheckRoutes(deps)(app);
    await companyAccountRoutes(deps)(app);
    await contentRoutes(deps)(app);
    await contentTopicRoutes(deps)(app);
    await productReviewRoutes(deps)(app);
    await searchRoutes(deps)(app);
    await reviewRoutes(deps)(app);
  },
});
