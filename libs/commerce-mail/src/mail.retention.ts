import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const mailRetention: readonly RetentionRule[] = [
  {
    // The text and recipient of a delivered or given-up mail. The row stays, so that no second mail is written.
    name: 'mailTexts',
    days: 30,
    forget: (db, before) =>
      changedBy(
        db,
        sql`update mail_outbox
          set recipient = '', data = '{}', subject = null, html = null, plain = null, last_error = null
          where id in (
            select id from mail_outbox
            where state in ('sent', 'failed') and created_at < ${before} and recipient <> '' limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'mailRows',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from mail_outbox where id in (
          select id from mail_outbox
          where state in ('sent', 'failed') and created_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
