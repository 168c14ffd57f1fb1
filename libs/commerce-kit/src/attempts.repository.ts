import { createHash } from 'node:crypto';
import type { Database } from '@shop/database';
import { countAttempt, type Limit } from './attempt-rule.ts';

/** Counts of attempts, shared by all processes. The personal part of a key is stored hashed. */
export const createAttemptsRepository = (db: Database) => ({
  /** Counts one attempt before its work begins; returns how long to wait, 0 to continue. */
  take: (key: string, limit: Limit, now: Date): Promise<number> =>
    db.transaction().execute(async (tx) => {
      // One statement makes the row or locks it: between two, a successful attempt could delete it.
      const row = await tx
        .insertInto('attempt_limit')
        .values({ key, window_started_at: now, hits: 0 })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returningAll()
        .executeTakeFirstOrThrow();
      const { next, waitMs } = countAttempt(
        {
          windowStartedAt: row.window_started_at,
          hits: row.hits,
          strikes: row.strikes,
          blockedUntil: row.blocked_until,
        },
        limit,
        now,
      );
      await tx
        .updateTable('attempt_limit')
        .set({
          window_started_at: next.windowStartedAt,
          hits: next.hits,
          strikes: next.strikes,
          blocked_until: next.blockedUntil,
        })
        .where('key', '=', key)
        .execute();
      return waitMs;
    }),

  /** A successful attempt does not count. */
  giveBack: async (key: string): Promise<void> => {
    await db
      .updateTable('attempt_limit')
      .set((row) => ({ hits: row('hits', '-', 1) }))
      .where('key', '=', key)
      .where('hits', '>', 0)
      .execute();
  },

  forget: async (key: string): Promise<void> => {
    await db.deleteFrom('attempt_limit').where('key', '=', key).execute();
  },
});

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;

/** `login:lt:ip:3f9a…`: the limited action, the brand, and a hash of the subject. */
export const attemptKey = (act: string, brand: string, who: string): string =>
  `${act}:${brand}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;
