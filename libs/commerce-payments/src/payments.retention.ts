import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const paymentsRetention: readonly RetentionRule[] = [
  {
    name: 'idempotencyKeys',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from idempotency_key where (scope, key) in (
          select scope, key from idempotency_key where started_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
