import { sql } from '@shop/database';
import { forgetAuditEvents } from './audit-log.ts';
import { changedBy, FORGET_BATCH, type RetentionRule } from './retention.ts';

export const kitRetention: readonly RetentionRule[] = [
  {
    // Counts of attempts at login, registration and mail requests.
    name: 'attempts',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from attempt_limit where key in (
          select key from attempt_limit
          where window_started_at < ${before} and coalesce(blocked_until, window_started_at) < ${before}
          limit ${FORGET_BATCH})`,
      ),
  },
  { name: 'auditEvents', days: 400, forget: (db, before) => forgetAuditEvents(db, before, FORGET_BATCH) },
];
