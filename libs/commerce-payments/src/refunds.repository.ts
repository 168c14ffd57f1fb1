import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Insertable, Selectable } from 'kysely';

export type Refund = Selectable<Schema['payment_refund']>;

/** Null while another refund of the payment has not ended. */
export const insertRefund = async (
  tx: Transaction,
  refund: Insertable<Schema['payment_refund']>,
): Promise<Refund | null> => {
  const inserted = await tx
    .insertInto('payment_refund')
    .values(refund)
    .onConflict((conflict) => conflict.column('payment_id').where('state', '=', 'due').doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
};

/** Takes refunds whose provider is due to be asked, each more rarely with time; two processes never take the same. */
export const takeDueRefunds = (db: Database, now: Date, quietMs: number, limit = 20): Promise<Refund[]> =>
  db
    .updateTable('payment_refund')
    .set({ asked_at: now, asked_times: sql<number>`asked_times + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_refund')
        .select('id')
        .where('state', '=', 'due')
        .where(
          sql<boolean>`coalesce(asked_at, created_at) + ${quietMs} * interval '1 millisecond' *
            least(asked_times, 360) <= ${now}::timestamptz`,
        )
        .orderBy(sql`asked_at nulls first`)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Ends a refund; false when it has ended before. */
export const endRefund = async (
  db: Database,
  id: number,
  ending: { readonly state: 'done' | 'failed'; readonly failure: string | null; readonly now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({ state: ending.state, failure: ending.failure, ended_at: ending.now })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** The number of defects in a row, with this one. */
export const countRefundDefect = async (db: Database, id: number): Promise<number> => {
  const { defects } = await db
    .updateTable('payment_refund')
    .set({ defects: sql<number>`defects + 1` })
    .where('id', '=', id)
    .returning('defects')
    .executeTakeFirstOrThrow();
  return defects;
};
