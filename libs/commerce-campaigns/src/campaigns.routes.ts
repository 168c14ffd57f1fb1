import { campaignsContract } from '@shop/contracts/campaigns';
import { dayIn } from '@shop/domain/calendar-day';
import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { countVisit } from './campaign-visits.repository.ts';

const MINUTE = 60_000;
/** The limit of page loads from one place; an office is one place. */
const COUNTING = { rateLimit: { max: 60, window: MINUTE }, readsVisitor: false } as const;

/** Visits are counted by campaign and day, without any data of the visitor. */
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
