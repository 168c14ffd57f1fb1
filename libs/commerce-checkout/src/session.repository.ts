import { shopNow, type Database, type Schema, type Transaction } from '@shop/database';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { cancelUnplacedOrders } from '@shop/commerce-orders';
import { closePayables } from '@shop/commerce-payments';
import { releaseReservation } from '@shop/commerce-stock';

export type Session = Selectable<Schema['checkout_session']>;

export const findSession = async (db: Database, slug: string): Promise<Session | null> => {
  const row = await db.selectFrom('checkout_session').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ?? null;
};

export const findOpenSession = async (db: Database, cartId: number): Promise<Session | null> => {
  const row = await db
    .selectFrom('checkout_session')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', 'in', ['live', 'placing'])
    .executeTakeFirst();
  return row ?? null;
};

/** The first lock of every change to a session, its payment or its stock. */
export const lockSession = (tx: Transaction, id: number): Promise<Session> =>
  tx.selectFrom('checkout_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Returns nothing when another request has just opened a session for the same cart. */
export const insertSession = async (
  db: Database,
  session: Insertable<Schema['checkout_session']>,
): Promise<Session | null> => {
  const row = await db
    .insertInto('checkout_session')
    .values(session)
    .onConflict((conflict) =>
      conflict.column('cart_id').where('state', 'in', ['live', 'placing']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

export const updateSession = (
  db: Database,
  id: number,
  change: Updateable<Schema['checkout_session']>,
): Promise<Session> =>
  db
    .updateTable('checkout_session')
    .set({ ...change, updated_at: shopNow })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Ends a session that is not being paid and releases its stock; false when it was too late for that. */
export const endSession = async (
  tx: Transaction,
  id: number,
  state: 'invalidated' | 'expired',
  expiredBy?: Date,
): Promise<boolean> => {
  const ended = await tx
    .updateTable('checkout_session')
    .set({ state, updated_at: shopNow })
    .where('id', '=', id)
    .where('state', '=', 'live')
    .where((eb) => (expiredBy ? eb('expires_at', '<=', expiredBy) : eb.lit(true)))
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await releaseReservation(tx, id);
  await closePayables(tx, 'marketplace', await cancelUnplacedOrders(tx, id));
  return true;
};

export const findExpired = async (db: Database, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('checkout_session')
    .select('id')
    .where('state', '=', 'live')
    .where('expires_at', '<=', now)
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
};
