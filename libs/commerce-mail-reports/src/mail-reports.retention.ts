import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const mailReportsRetention: readonly RetentionRule[] = [
  {
    // Addresses that get no news. After two years a new subscription is tried once more.
    name: 'mailStops',
    days: 730,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from mail_stop where email in (
          select email from mail_stop where reported_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    // Reports of mail servers. As long as the longest-kept mail, so that none of them counts twice.
    name: 'mailReports',
    days: 730,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from mail_report where (mail_id, kind) in (
          select mail_id, kind from mail_report where reported_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
