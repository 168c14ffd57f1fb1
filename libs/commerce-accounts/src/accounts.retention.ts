import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const accountsRetention: readonly RetentionRule[] = [
  {
    name: 'passwordLinks',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from password_reset where id in (
          select id from password_reset where expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'emailChanges',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from email_change where id in (
          select id from email_change where expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'familiarPlaces',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from familiar_place where (client_id, place_hash) in (
          select client_id, place_hash from familiar_place where seen_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
