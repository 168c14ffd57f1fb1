import type { Schema, Transaction } from '@shop/database';
import type { Insertable } from 'kysely';

/** The payable of an order; the same one for every attempt. */
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

type Owner = Pick<Schema['payable'], 'visitor_id' | 'client_id'>;

/** Another browser of the same person pays it. */
export const givePayableTo = async (
  tx: Transaction,
  { kind, relId }: { readonly kind: Schema['payable']['kind']; readonly relId: number },
  owner: Owner,
): Promise<void> => {
  await tx
    .updateTable('payable')
    .set(owner)
    .where('kind', '=', kind)
    .where('rel_id', '=', relId)
    .where('state', '=', 'open')
    .execute();
};
