import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** The log of acts is kept for good. */
export const staffRetention: readonly RetentionRule[] = [
  {
    name: 'staffSessions',
    days: 1,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from staff_session where id in (
          select id from staff_session where expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
