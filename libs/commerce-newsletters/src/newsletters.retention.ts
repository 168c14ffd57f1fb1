import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const newslettersRetention: readonly RetentionRule[] = [
  {
    // A request whose link has ended.
    name: 'newsletterRequests',
    days: 0,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from newsletter_subscriber where id in (
          select id from newsletter_subscriber
          where state = 'asked' and expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    // Kept after its end to prove that the mails before it were wanted.
    name: 'newsletterSubscribers',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from newsletter_subscriber where id in (
          select id from newsletter_subscriber
          where state = 'ended' and ended_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
