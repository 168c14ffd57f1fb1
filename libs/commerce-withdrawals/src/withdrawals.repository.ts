import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Insertable, Selectable, Updateable } from 'kysely';

export type WithdrawalRow = Selectable<Schema['withdrawal']>;
export type WithdrawalLineRow = Selectable<Schema['withdrawal_line']>;

/** A chosen line of an order; `refusal` is null where its goods are taken back. */
export type StatedLine = {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly refusal: string | null;
};

/** Null when another statement with the key was kept before. */
export const insertWithdrawal = async (
  tx: Transaction,
  row: Insertable<Schema['withdrawal']>,
  lines: readonly StatedLine[],
): Promise<WithdrawalRow | null> => {
  const kept = await tx
    .insertInto('withdrawal')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) return null;
  await insertLines(tx, kept.id, lines);
  return kept;
};

export const insertLines = async (
  tx: Transaction,
  withdrawalId: number,
  lines: readonly StatedLine[],
): Promise<void> => {
  if (lines.length === 0) return;
  await tx
    .insertInto('withdrawal_line')
    .values(
      lines.map(({ orderLineId, quantity, refusal }) => ({
        withdrawal_id: withdrawalId,
        order_line_id: orderLineId,
        quantity,
        refusal,
      })),
    )
    .execute();
};

export const findByKey = (db: Database, brand: string, key: string): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('key', '=', key)
    .where('brand', '=', brand)
    .executeTakeFirst();

export const findWithdrawal = (db: Database, id: number): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();

export const lockWithdrawal = (tx: Transaction, id: number): Promise<WithdrawalRow> =>
  tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const updateWithdrawal = (tx: Transaction, id: number, set: Updateable<Schema['withdrawal']>) =>
  tx.updateTable('withdrawal').set(set).where('id', '=', id).execute();

export const findOfOrder = (db: Database, quoteId: number): Promise<WithdrawalRow[]> =>
  db.selectFrom('withdrawal').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();

/** Statements that have not ended, oldest first. */
export const findOpen = (db: Database): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('stated_at')
    .limit(200)
    .execute();

export const findLinesOf = (db: Database, withdrawalId: number): Promise<WithdrawalLineRow[]> =>
  db
    .selectFrom('withdrawal_line')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id')
    .execute();

/** How many goods of each line of an order were withdrawn and not refused. */
export const countWithdrawn = async (
  db: Database,
  quoteId: number,
  of: 'stated' | 'refunded' = 'stated',
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('withdrawal_line')
    .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_line.withdrawal_id')
    .select('withdrawal_line.order_line_id')
    .select((eb) => eb.fn.sum<string>('withdrawal_line.quantity').as('quantity'))
    .where('withdrawal.quote_id', '=', quoteId)
    .where('withdrawal_line.refusal', 'is', null)
    .$if(of === 'refunded', (query) => query.where('withdrawal.state', 'in', ['refunded', 'partly_refunded']))
    .groupBy('withdrawal_line.order_line_id')
    .execute();
  return new Map(rows.map(({ order_line_id, quantity }) => [order_line_id, Number(quantity)]));
};

/** When the last parcel of an order arrived; null while it is on its way. */
export const findArrival = async (db: Database, quoteId: number): Promise<Date | null> => {
  const row = await db
    .selectFrom('order_event')
    .select('created_at')
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'delivered')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

/** A placed order of the brand by its number and e-mail, of a client or a guest. */
export const findOrderOf = async (
  db: Database,
  { brand, id, email }: { readonly brand: string; readonly id: number; readonly email: string },
): Promise<number | null> => {
  const row = await db
    .selectFrom('quote')
    .select('id')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('placed_at', 'is not', null)
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst();
  return row?.id ?? null;
};
