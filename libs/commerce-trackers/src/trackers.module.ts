import type { Database } from '@shop/database';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Module } from '@shop/commerce-kit/module';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { createGa4 } from './ga4.sender.ts';
import { keepConsent } from './keep-consent.ts';
import { createLogSender } from './log.sender.ts';
import { createMeta } from './meta.sender.ts';
import { sendPurchases } from './send-purchases.ts';
import type { Sender } from './sender.port.ts';
import type { TrackerSettings } from './tracker-settings.ts';
import { trackersRoutes } from './trackers.routes.ts';

type TrackersDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly brands: Brands;
  readonly isProduction: boolean;
  readonly trackerSettings: TrackerSettings;
};

const sendersOf = ({ db, isProduction, trackerSettings: { ga4, meta } }: TrackersDeps): Sender[] => {
  const real = [...(ga4 ? [createGa4(ga4)] : []), ...(meta ? [createMeta(meta)] : [])];
  if (isProduction || real.length > 0) return real;
  return [createLogSender(db, 'dataLayer'), createLogSender(db, 'pixel')];
};

/** What the server itself tells trackers, and in the demo what stands in for them. */
export const createTrackers = (deps: TrackersDeps) => {
  const senders = sendersOf(deps);
  const routes: Module = deps.isProduction ? async () => {} : trackersRoutes(deps);
  return {
    routes,
    keepConsent: keepConsent({ ...deps, senders }),
    /** Tells what was paid since the last time. */
    send: () => sendPurchases({ ...deps, senders }),
  };
};
