import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Letters of the contact form. */
export const contentRetention: readonly RetentionRule[] = [
  {
    name: 'letters',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from letter where id in (
          select id from letter where created_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
