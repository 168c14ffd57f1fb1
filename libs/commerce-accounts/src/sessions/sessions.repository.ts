import type { Selectable } from 'kysely';
import { PREPARED, sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { Device } from './device-of.ts';

const MOST_SHOWN = 50;

type NewSession = {
  tokenHash: Buffer;
  brand: string;
  clientId: number | null;
  isRemembered: boolean;
  expiresAt: Date;
  endsAt: Date;
  device: Device;
  now: Date;
};

export type FoundSession = Visitor & {
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
  readonly endsAt: Date;
};

type FoundSessionRow = Pick<
  Selectable<Schema['visitor_session']>,
  'id' | 'client_id' | 'brand' | 'is_remembered' | 'expires_at' | 'ends_at'
>;

const toFoundSession = (row: FoundSessionRow): FoundSession => ({
  sessionId: row.id,
  clientId: row.client_id,
  brand: row.brand,
  isRemembered: row.is_remembered,
  expiresAt: row.expires_at,
  endsAt: row.ends_at,
});

export const findSession = async (
  db: Database,
  tokenHash: Buffer,
  brand: string,
  now: Date,
): Promise<FoundSession | null> => {
  const { rows } = await sql<FoundSessionRow>`/* prepared */
    select id, client_id, brand, is_remembered, expires_at, ends_at from visitor_session
    where token_hash = ${tokenHash} and brand = ${brand} and expires_at > ${now}`.execute(db);
  return rows[0] ? toFoundSession(rows[0]) : null;
};

export const insertSession = async (db: Database, session: NewSession): Promise<number> => {
  const { id } = await db
    .insertInto('visitor_session')
    .values({
      token_hash: session.tokenHash,
      brand: session.brand,
      client_id: session.clientId,
      is_remembered: session.isRemembered,
      created_at: session.now,
      expires_at: session.expiresAt,
      ends_at: session.endsAt,
      seen_at: session.now,
      ...session.device,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The current row, locked until the transaction ends. */
export const lockSession = (tx: Transaction, id: number) =>
  tx.selectFrom('visitor_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeSession = (
  db: Database,
  id: number,
  change: {
    tokenHash: Buffer;
    clientId: number | null;
    isRemembered: boolean;
    expiresAt: Date;
    endsAt: Date;
    /** Absent: unchanged. */
    device?: Device;
    now: Date;
  },
) =>
  db
    .updateTable('visitor_session')
    .set({
      token_hash: change.tokenHash,
      client_id: change.clientId,
      is_remembered: change.isRemembered,
      expires_at: change.expiresAt,
      ends_at: change.endsAt,
      seen_at: change.now,
      ...change.device,
    })
    .where('id', '=', id)
    .execute();

/** Moves the idle end. Changes nothing for a session that has ended. */
export const prolongSession = (db: Database, id: number, expiresAt: Date, now: Date) =>
  db
    .updateTable('visitor_session')
    .set({ expires_at: expiresAt, seen_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('ends_at', '>=', expiresAt)
    .execute();

export const deleteSession = (db: Database, id: number) =>
  db.deleteFrom('visitor_session').where('id', '=', id).execute();

export const deleteSessionsOf = (db: Database, clientId: number, exceptId: number) =>
  db.deleteFrom('visitor_session').where('client_id', '=', clientId).where('id', '<>', exceptId).execute();

/** A client's active sessions, the most recent first. */
export const findSessionsOf = (db: Database, clientId: number, now: Date) =>
  db
    .selectFrom('visitor_session')
    .modifyFront(PREPARED)
    .select(['id', 'browser', 'system', 'place', 'created_at', 'seen_at'])
    .where('client_id', '=', clientId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

/** Ends one session of a client; false when it is not the client's. */
export const deleteSessionOf = async (db: Database, clientId: number, id: number): Promise<boolean> => {
  const ended = await db
    .deleteFrom('visitor_session')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
};

/** Deletes the guests' carts with their sessions. */
export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.deleteFrom('visitor_session').where('expires_at', '<=', now).execute();
