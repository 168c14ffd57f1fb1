import { trackingContract } from '@shop/contracts/tracking';
import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findParcelAt, findParcelEvents } from './parcels.repository.ts';

/** Numbers could be guessed: few a minute. */
const A_MINUTE = { max: 30, window: 60_000 };

/** The state of a parcel, for anyone with its number at the brand that sent it. */
export const trackingRoutes =
  ({ db }: { readonly db: Database }): Module =>
  async (app) => {
    app.call(
      trackingContract.follow,
      async ({ body, brand }) => {
        const parcel = await findParcelAt(db, brand.key, body.parcel);
        if (!parcel) throw notFound();
        const events = await findParcelEvents(db, parcel.id);
        const isByNumber = parcel.number === body.parcel;
        return {
          parcel: {
            number: isByNumber ? parcel.number : `…${parcel.number.slice(-4)}`,
            carrier: parcel.carrier,
            state: events[0]?.state ?? 'registered',
            events: events.map(({ state, place, at }) => ({ state, place, at: toStamp(at) })),
          },
        };
      },
      { rateLimit: A_MINUTE },
    );
  };
