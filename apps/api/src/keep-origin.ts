import { keepTouches } from '@shop/commerce-campaigns';
import type { createTrackers } from '@shop/commerce-trackers';
import type { WrittenTouches } from '@shop/paths/touches';
import type { ApiDeps } from './api-deps.ts';

export type KeepOrigin = (orderId: number, touches: WrittenTouches, now: Date) => Promise<void>;

/** Keeps with an order or an accepted quote what led its buyer here, and which trackers may hear of it. */
export const createKeepOrigin = (
  { db, log }: Pick<ApiDeps, 'db' | 'log'>,
  { keepConsent }: Pick<ReturnType<typeof createTrackers>, 'keepConsent'>,
): KeepOrigin => {
  const keepCampaigns = keepTouches({ db, log });
  return async (orderId, touches, now) => {
    await keepCampaigns(orderId, touches, now);
    await keepConsent(orderId, touches.consent, now);
  };
};
