import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** The address and e-mail of abandoned checkouts. */
export const checkoutRetention: readonly RetentionRule[] = [
  {
    // A session that a payment refers to is kept, without its visitor's data.
    name: 'abandonedCheckouts',
    days: 30,
    forget: async (db, before) => {
      const kept = sql`select 1 from payment where payment.checkout_session_id = checkout_session.id`;
      const ended = sql`state in ('invalidated', 'expired') and updated_at < ${before}`;
      const removed = await changedBy(
        db,
        sql`delete from checkout_session where id in (
          select id from checkout_session where ${ended} and not exists (${kept}) limit ${FORGET_BATCH})`,
      );
      const emptied = await changedBy(
        db,
        sql`update checkout_session set address = null, email = null, company = null where id in (
          select id from checkout_session
          where ${ended} and (address is not null or email is not null) and exists (${kept})
          limit ${FORGET_BATCH})`,
      );
      return removed + emptied;
    },
  },
];
