import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Announcements whose parcel never came, and cancelled requests. */
export const forwardingRetention: readonly RetentionRule[] = [
  {
    name: 'packageAnnouncements',
    days: 180,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from package where id in (
          select id from package where state = 'announced' and updated_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'forwardRequests',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from forward_request where id in (
          select id from forward_request where state = 'cancelled' and updated_at < ${before}
          limit ${FORGET_BATCH})`,
      ),
  },
];
