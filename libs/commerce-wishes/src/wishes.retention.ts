import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Wishes that are kept for three years; what is wished longer is saved again. */
export const wishesRetention: readonly RetentionRule[] = [
  {
    name: 'wishes',
    days: 1_095,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from wish where id in (
          select id from wish where created_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
