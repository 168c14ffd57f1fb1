import type { Selectable } from 'kysely';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Visitor } from '@shop/commerce-kit/visitor';

type NewSession = {
  tokenHash: Buffer;
  brand: string;
  clientId: number | null;
  isRemembered: boolean;
  expiresAt: Date;
  endsAt: Date;
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
    })
    .where('id', '=', id)
    .execute();

/** Moves the idle end. Changes nothing for a session that has ended. */
export const prolongSession = (db: Database, id: number, expiresAt: Date, now: Date) =>
  db
    .updateTable('visitor_session')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('ends_at', '>=', expiresAt)
    .execute();

export const deleteSession = (db: Database, id: number) =>
  db.deleteFrom('visitor_session').where('id', '=', id).execute();

export const deleteSessionsOf = (db: Database, clientId: number, exceptId: number) =>
  db.deleteFrom('visitor_session').where('client_id', '=', clientId).where('id', '<>', exceptId).execute();

/** Deletes the guests' carts with their sessions. */
export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.deleteFrom('visitor_session').where('expires_at', '<=', now).execute();
