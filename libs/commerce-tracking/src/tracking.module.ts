import type { Module } from '@shop/commerce-kit/module';
import { embeddedCarrier } from './embedded-carrier.ts';
import { readyCarriers } from './http/ready-carriers.ts';
import type { CarrierSettings } from './http/carrier-access.ts';
import { followParcels, type FollowDeps } from './follow-parcels.ts';
import { trackingRoutes } from './tracking.routes.ts';

export { addParcel, reportDocument, type ReportRefusal } from './add-parcel.ts';
export type { CarrierSettings } from './http/carrier-access.ts';
export { findParcelById, findParcelEvents } from './parcels.repository.ts';
export { reportByStaff, type TypedEventRefusal } from './report-by-staff.ts';
export { refusedOfCarriers, settingsOfCarriers } from './http/ready-carriers.ts';

type CreatedTracking = {
  readonly routes: Module;
  /** Queries the carriers of parcels on their way. */
  readonly follow: () => Promise<number>;
};

type TrackingOptions = Omit<FollowDeps, 'carriers'> & { readonly carrierSettings?: CarrierSettings };

/** Parcels, and the carriers whose settings are complete. */
export const createTracking = ({ carrierSettings = {}, ...deps }: TrackingOptions): CreatedTracking => {
  const carriers = [embeddedCarrier, ...readyCarriers(carrierSettings)];
  return { routes: trackingRoutes(deps), follow: () => followParcels({ ...deps, carriers }) };
};
