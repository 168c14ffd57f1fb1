import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Two years, so that a season can be compared with the one before. */
export const campaignsRetention: readonly RetentionRule[] = [
  {
    name: 'campaignVisits',
    days: 731,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from campaign_visit where ctid = any(array(
          select ctid from campaign_visit where day < ${before}::date limit ${FORGET_BATCH}))`,
      ),
  },
  {
    name: 'orderTouches',
    days: 731,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from order_touch where quote_id = any(array(
          select quote_id from order_touch where created_at < ${before} limit ${FORGET_BATCH}))`,
      ),
  },
];
