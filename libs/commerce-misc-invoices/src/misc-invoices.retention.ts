import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Drafts that were never sent. What was sent belongs to bookkeeping and stays. */
export const miscInvoicesRetention: readonly RetentionRule[] = [
  {
    name: 'miscInvoiceDrafts',
    days: 180,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from misc_invoice where id in (
          select id from misc_invoice where issued_at is null and created_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
