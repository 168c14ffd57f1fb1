import type { Schema, Transaction } from '@shop/database';
import type { Insertable } from 'kysely';

/** The payable of an order: one for all attempts. Its owner is the visitor of the last attempt. */
export const openPayable = async (
  tx: Transaction,
  payable: Omit<Insertable<Schema['payable']>, 'state'>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('payable')
    .values({ ...payable, state: 'open' })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'rel_id']).doUpdateSet({
        amount: payable.amount,
        currency_id: payable.currency_id,
        visitor_id: payable.visitor_id ?? null,
        client_id: payable.client_id ?? null,
        state: 'open',
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Closes payables that are no longer to be paid. */
export const closePayables = async (
  tx: Transaction,
  kind: Schema['payable']['kind'],
  relIds: readonly number[],
): Promise<void> => {
  if (relIds.length === 0) return;
  await tx
    .updateTable('payable')
    .set({ state: 'closed' })
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('rel_id', 'in', relIds)
    .execute();
};
