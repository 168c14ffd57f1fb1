import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** The record of what was sent proves the consent that it was sent with; the log of the demo is for a look. */
export const trackersRetention: readonly RetentionRule[] = [
  {
    name: 'trackerSendings',
    days: 183,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from tracker_sending where ctid = any(array(
          select ctid from tracker_sending where created_at < ${before} limit ${FORGET_BATCH}))`,
      ),
  },
  {
    name: 'trackerCalls',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from tracker_call where id = any(array(
          select id from tracker_call where created_at < ${before} limit ${FORGET_BATCH}))`,
      ),
  },
];
