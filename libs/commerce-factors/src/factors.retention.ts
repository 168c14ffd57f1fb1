import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

export const factorsRetention: readonly RetentionRule[] = [
  {
    name: 'loginSteps',
    days: 1,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from login_step where token_hash in (
          select token_hash from login_step where expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'passkeyChallenges',
    days: 1,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from passkey_challenge where challenge_hash in (
          select challenge_hash from passkey_challenge where expires_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
