import { toJson, type StoredTotals, type Transaction } from '@shop/database';
import type { OrderRow } from './orders.repository.ts';

export const lockOrder = (tx: Transaction, id: number): Promise<OrderRow> =>
  tx.selectFrom('quote').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const keepPaid = (tx: Transaction, id: number, totals: StoredTotals, now: Date) =>
  tx
    .updateTable('quote')
    .set({
      state: 'paid',
      paid_at: now,
      balance_used: totals.balance,
      payment_fee: totals.payment_fee,
      total: totals.total,
      totals: toJson(totals),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
