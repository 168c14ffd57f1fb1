import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const withdrawalsRetention: readonly RetentionRule[] = [
  {
    // As long as a claim from the statement can be made. The goods' lines go with it.
    name: 'withdrawals',
    days: 1095,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from withdrawal where id in (
          select id from withdrawal where coalesce(ended_at, stated_at) < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
