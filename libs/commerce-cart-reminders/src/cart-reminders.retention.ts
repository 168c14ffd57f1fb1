import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Longer than a cart can be due, so that none is reminded of a third time. */
export const cartRemindersRetention: readonly RetentionRule[] = [
  {
    name: 'cartReminders',
    days: 90,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from cart_reminder where id in (
          select id from cart_reminder where reminded_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
