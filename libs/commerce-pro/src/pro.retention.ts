import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Declined applications and invitations that are over. Of an approved one the account keeps the data for as long as it exists. */
export const proRetention: readonly RetentionRule[] = [
  {
    name: 'proApplications',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from pro_application where id in (
          select id from pro_application
          where state = 'declined' and decided_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'proInvitations',
    days: 30,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from pro_invitation where id in (
          select id from pro_invitation where expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
