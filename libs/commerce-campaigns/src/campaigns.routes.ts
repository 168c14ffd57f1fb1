import { campaignsContract } from '@shop/contracts/campaigns';
import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { countVisit } from './campaign-visits.repository.ts';

const MINUTE = 60_000;
/** A page is loaded so often by one place at most; an office is one place. */
const COUNTING = { rateLimit: { max: 60, window: MINUTE }, readsVisitor: false } as const;

const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** Visits are counted by campaign and day; who came is not kept. */
export const campaignsRoutes =
  ({ db }: { db: Database }): Module =>
  async (app) => {
    app.call(
      campaignsContract.utm,
      async ({ body, brand, now }) => {
        await countVisit(db, {
          brand: brand.key,
          day: dayIn(brand.timeZone, now),
          campaign: body.utm_campaign ?? '',
          medium: body.utm_medium ?? '',
          source: body.utm_source ?? '',
        });
        return {};
      },
      COUNTING,
    );
  };
