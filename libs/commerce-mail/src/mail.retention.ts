import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';
import { templatesOf } from './mail-kinds.ts';

const isOfOrder = sql`template = any(${templatesOf('order')}::text[])`;

export const mailRetention: readonly RetentionRule[] = [
  {
    // The text of a mail whose links have ended. Its subject and recipient stay as long as those of other mails.
    name: 'mailLinks',
    days: 0,
    forget: (db, before) =>
      changedBy(
        db,
        sql`update mail_outbox set data = '{}', html = null, plain = null, links_expire_at = null
          where id in (
            select id from mail_outbox
            where state in ('sent', 'failed') and links_expire_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
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
            where state in ('sent', 'failed') and created_at < ${before} and recipient <> '' and not ${isOfOrder}
            limit ${FORGET_BATCH})`,
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
          where state in ('sent', 'failed') and created_at < ${before} and not ${isOfOrder}
          limit ${FORGET_BATCH})`,
      ),
  },
  {
    // Information to the buyer about an order, kept for as long as the seller is liable for faults of the goods.
    name: 'orderMails',
    days: 730,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from mail_outbox where id in (
          select id from mail_outbox
          where state in ('sent', 'failed') and created_at < ${before} and ${isOfOrder}
          limit ${FORGET_BATCH})`,
      ),
  },
];
