import type { Database, Transaction } from '@shop/database';
import type { Jobs } from '@shop/commerce-jobs';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { Device } from './device-of.ts';
import { lifetimeOf, prolonged } from './session-lifetime.ts';
import { hashSessionToken, isSessionToken, makeSessionToken } from './session-token.ts';
import {
  changeSession,
  deleteExpiredSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  findSessionsOf,
  insertSession,
  lockSession,
  prolongSession,
} from './sessions.repository.ts';

export { hashSessionToken, isSessionToken, makeSessionToken } from './session-token.ts';

export type OpenedSession = { readonly token: string; readonly maxAgeSeconds: number };

/** Moves a guest's cart and other data to the client when the guest logs in. */
export type GuestJoins = (
  tx: Transaction,
  guestSessionId: number,
  client: { readonly id: number; readonly brand: string },
  now: Date,
) => Promise<void>;

type SessionsDeps = { db: Database; joinGuest: GuestJoins };
const NO_DEVICE: Device = { browser: null, system: null, place: null };

type Client = { readonly id: number; readonly brand: string };

/** Sessions of visitors. Adding to the cart and logging in create one; viewing does not. */
export const createSessions = ({ db, joinGuest }: SessionsDeps) => {
  const open = async (
    on: Database,
    {
      brand,
      clientId,
      isRemembered,
      device = NO_DEVICE,
      now,
    }: { brand: string; clientId: number | null; isRemembered: boolean; device?: Device; now: Date },
  ) => {
    const token = makeSessionToken();
    const { expiresAt, endsAt, maxAgeSeconds } = lifetimeOf(isRemembered, now);
    const tokenHash = hashSessionToken(token);
    const sessionId = await insertSession(on, {
      tokenHash,
      brand,
      clientId,
      isRemembered,
      expiresAt,
      endsAt,
      device,
      now,
    });
    return { visitor: { sessionId, clientId, brand } satisfies Visitor, token, maxAgeSeconds };
  };

  /** The same session under a new token. The old token is no longer valid. */
  const renew = async (
    tx: Transaction,
    id: number,
    clientId: number | null,
    isRemembered: boolean,
    now: Date,
    device?: Device,
  ) => {
    const token = makeSessionToken();
    const { expiresAt, endsAt, maxAgeSeconds } = lifetimeOf(isRemembered, now);
    const tokenHash = hashSessionToken(token);
    await changeSession(tx, id, {
      ...{ tokenHash, clientId, isRemembered, expiresAt, endsAt, now },
      ...(device && { device }),
    });
    return { token, maxAgeSeconds };
  };

  return {
    /** The visitor of a token. The visit moves the idle end of the session. */
    resolve: async (token: string, brandKey: string, now: Date): Promise<Visitor | null> => {
      const found = isSessionToken(token)
        ? await findSession(db, hashSessionToken(token), brandKey, now)
        : null;
      if (!found) return null;
      const { sessionId, clientId, brand } = found;
      const expiresAt = prolonged(found, now);
      if (expiresAt) await prolongSession(db, sessionId, expiresAt, now);
      return { sessionId, clientId, brand };
    },

    /** A guest's session. Takes a transaction where it must be created together with the first cart line. */
    begin: (on: Database, { brand, now }: { brand: string; now: Date }) =>
      open(on, { brand, clientId: null, isRemembered: true, now }),

    /** A guest's session becomes the client's, with its cart; any other session of this browser ends. */
    login: (
      visitor: Visitor | null,
      client: Client,
      { remember, now, device }: { remember: boolean; now: Date; device?: Device },
    ): Promise<OpenedSession> =>
      db.transaction().execute(async (tx) => {
        const current = visitor && (await lockSession(tx, visitor.sessionId));
        if (current && current.client_id === null) {
          await joinGuest(tx, current.id, client, now);
          return renew(tx, current.id, client.id, remember, now, device);
        }
        if (current) await deleteSession(tx, current.id);
        const opened = await open(tx, {
          brand: client.brand,
          clientId: client.id,
          isRemembered: remember,
          ...(device && { device }),
          now,
        });
        return { token: opened.token, maxAgeSeconds: opened.maxAgeSeconds };
      }),

    /** After a password change; null when the session has ended meanwhile. */
    rotate: (visitor: Visitor, { now }: { now: Date }): Promise<OpenedSession | null> =>
      db.transaction().execute(async (tx) => {
        const current = await lockSession(tx, visitor.sessionId);
        return current ? renew(tx, current.id, current.client_id, current.is_remembered, now) : null;
      }),

    end: async (visitor: Visitor, _now: Date): Promise<void> => {
      await deleteSession(db, visitor.sessionId);
    },

    endAllOf: async (clientId: number, _now: Date, exceptSessionId = 0): Promise<void> => {
      await deleteSessionsOf(db, clientId, exceptSessionId);
    },

    /** The devices on which a client is logged in. */
    listOf: (clientId: number, now: Date) => findSessionsOf(db, clientId, now),

    /** Logs one of them out; false when the session is not the client's. */
    endOneOf: (clientId: number, sessionId: number) => deleteSessionOf(db, clientId, sessionId),

    forgetExpired: async (now: Date): Promise<void> => {
      await deleteExpiredSessions(db, now);
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;

type Night = {
  jobs: Pick<Jobs, 'work' | 'schedule'>;
  sessions: Pick<Sessions, 'forgetExpired'>;
  clock: () => Date;
};

/** Deletes sessions that have ended together with their guests' carts, at night. */
export const forgetSessionsNightly = ({ jobs, sessions, clock }: Night): void => {
  jobs.work('sessions-forget-expired', () => sessions.forgetExpired(clock()));
  jobs.schedule('sessions-forget-expired', '17 2 * * *');
};
