import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const savedMeansRetention: readonly RetentionRule[] = [
  {
    // Deleted at the provider next, and then here.
    name: 'expiredCards',
    days: 90,
    forget: (db, before) =>
      changedBy(
        db,
        sql`update saved_means set state = 'ending' where id in (
          select id from saved_means where state = 'kept'
            and make_date(expires_year, expires_month, 1) + interval '1 month' < ${before}
          limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'cardSetups',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from means_setup where reference in (
          select reference from means_setup where created_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
