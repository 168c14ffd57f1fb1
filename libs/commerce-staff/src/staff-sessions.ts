import type { Database } from '@shop/database';
import type { StaffRole } from '@shop/domain/staff';
import { hashSessionToken, isSessionToken, makeSessionToken } from '@shop/commerce-accounts/sessions';

const MINUTE_MS = 60_000;
/** A session ends after this time without a call. */
export const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** It ends after this time in any case: a day's work. */
export const STAFF_LONGEST_MS = 12 * 60 * MINUTE_MS;
const NOTE_EVERY_MS = MINUTE_MS;

export type StaffPerson = {
  readonly sessionId: number;
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
};

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Sessions of staff: each belongs to one host of the office. The roles are read anew at every call. */
export const createStaffSessions = (db: Database) => ({
  begin: async (staffId: number, host: string, now: Date): Promise<string> => {
    const token = makeSessionToken();
    await db
      .insertInto('staff_session')
      .values({
        token_hash: hashSessionToken(token),
        staff_id: staffId,
        host,
        created_at: now,
        expires_at: after(now, STAFF_IDLE_MS),
        ends_at: after(now, STAFF_LONGEST_MS),
      })
      .execute();
    return token;
  },

  resolve: async (token: string | undefined, host: string, now: Date): Promise<StaffPerson | null> => {
    if (token === undefined || !isSessionToken(token)) return null;
    const found = await db
      .selectFrom('staff_session')
      .innerJoin('staff_member', 'staff_member.id', 'staff_session.staff_id')
      .select(['staff_session.id as sessionId', 'staff_member.id', 'login', 'name', 'roles'])
      .select(['expires_at', 'ends_at'])
      .where('token_hash', '=', hashSessionToken(token))
      .where('host', '=', host)
      .where('expires_at', '>', now)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    const { expires_at: expiresAt, ends_at: endsAt, ...person } = found;
    const wanted = new Date(Math.min(now.getTime() + STAFF_IDLE_MS, endsAt.getTime()));
    if (wanted.getTime() - expiresAt.getTime() >= NOTE_EVERY_MS) {
      await db
        .updateTable('staff_session')
        .set({ expires_at: wanted })
        .where('id', '=', found.sessionId)
        .execute();
    }
    return person;
  },

  end: async (sessionId: number): Promise<void> => {
    await db.deleteFrom('staff_session').where('id', '=', sessionId).execute();
  },
});
