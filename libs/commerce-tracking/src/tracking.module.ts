import type { Module } from '@shop/commerce-kit/module';
import { embeddedCarrier } from './embedded-carrier.ts';
import { followParcels, type FollowDeps } from './follow-parcels.ts';
import { trackingRoutes } from './tracking.routes.ts';

export { addParcel, reportDocument, type ReportRefusal } from './add-parcel.ts';

type CreatedTracking = {
  readonly routes: Module;
  /** Queries the carriers of parcels on their way. */
  readonly follow: () => Promise<number>;
};

/** Parcels and their carriers. */
export const createTracking = (deps: Omit<FollowDeps, 'carriers'>): CreatedTracking => ({
  routes: trackingRoutes(deps),
  follow: () => followParcels({ ...deps, carriers: [embeddedCarrier] }),
});
