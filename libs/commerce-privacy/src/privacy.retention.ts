import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Three years: as long as a claim about a choice may be raised. */
export const privacyRetention: readonly RetentionRule[] = [
  {
    name: 'consentRecords',
    days: 3 * 366,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from consent_record where id = any(array(
          select id from consent_record where created_at < ${before} limit ${FORGET_BATCH}))`,
      ),
  },
];
