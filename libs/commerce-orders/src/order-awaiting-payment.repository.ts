import { toJson, type StoredTotals, type Transaction } from '@shop/database';

export const keepPaid = async (
  tx: Transaction,
  id: number,
  totals: StoredTotals,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('quote')
    .set({
      state: 'paid',
      paid_at: now,
      balance_used: totals.balance,
      payment_fee: totals.payment_fee,
      total: totals.total,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('order_offer')
    .set({ totals: toJson(totals) })
    .where('quote_id', '=', id)
    .execute();
};
