import type { Database } from '@shop/database';

/** Long after any browser has stopped asking again. */
const KEPT_DAYS = 7;

/** Keys of requests that were answered long ago. */
export const forgetOldKeys = (db: Database, now: Date) =>
  db
    .deleteFrom('idempotency_key')
    .where('started_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
