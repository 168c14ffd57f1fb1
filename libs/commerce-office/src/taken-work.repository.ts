import type { Transaction } from '@shop/database';

/** A person works on a request from now on, also where another one did before. */
export const takeQuote = async (
  tx: Transaction,
  { id, staffId, now }: { readonly id: number; readonly staffId: number; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('taken_work')
    .values({ kind: 'quote', rel_id: id, staff_id: staffId, taken_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'rel_id']).doUpdateSet({ staff_id: staffId, taken_at: now }),
    )
    .execute();
};

export const giveQuoteBack = async (tx: Transaction, id: number): Promise<void> => {
  await tx.deleteFrom('taken_work').where('kind', '=', 'quote').where('rel_id', '=', id).execute();
};
