import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';

export type TopUp = Selectable<Schema['top_up']>;

export const findTopUp = (db: Database, id: number): Promise<TopUp | undefined> =>
  db.selectFrom('top_up').selectAll().where('id', '=', id).executeTakeFirst();

export const lockTopUp = (tx: Transaction, id: number): Promise<TopUp> =>
  tx.selectFrom('top_up').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertTopUp = (tx: Transaction, topUp: Insertable<Schema['top_up']>): Promise<TopUp> =>
  tx.insertInto('top_up').values(topUp).returningAll().executeTakeFirstOrThrow();

export const markCredited = (tx: Transaction, id: number, now: Date) =>
  tx.updateTable('top_up').set({ credited_at: now }).where('id', '=', id).execute();

/** Adds to the deducted sum, and to the sum that could not be deducted. */
export const keepTakenBack = (
  tx: Transaction,
  { id, taken_back, owed }: TopUp,
  { taken, missing }: { taken: number; missing: number },
) =>
  tx
    .updateTable('top_up')
    .set({ taken_back: taken_back + taken, owed: owed + missing })
    .where('id', '=', id)
    .execute();
