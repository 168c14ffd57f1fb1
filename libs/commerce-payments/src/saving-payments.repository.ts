import type { Database, Transaction } from '@shop/database';
import type { Payment } from './payable-kind.ts';

type SavingPayment = Payment & { readonly client_id: number | null };

/** Payments that are over and whose card is still to be saved. */
export const findSaving = (db: Database, limit: number): Promise<SavingPayment[]> =>
  db
    .selectFrom('payment')
    .innerJoin('payable', 'payable.id', 'payment.payable_id')
    .selectAll('payment')
    .select('payable.client_id')
    .where('payment.saves_means', '=', true)
    .where((eb) => eb.or([eb('payment.booked_at', 'is not', null), eb('payment.settled_at', 'is not', null)]))
    .orderBy('payment.id')
    .limit(limit)
    .execute();

/** The card was saved, or cannot be. */
export const endSaving = (db: Database, paymentId: number) =>
  db.updateTable('payment').set({ saves_means: false }).where('id', '=', paymentId).execute();

/** No card of this client is to be saved any more. */
export const endSavingOf = (tx: Transaction, clientId: number) =>
  tx
    .updateTable('payment')
    .set({ saves_means: false })
    .where('saves_means', '=', true)
    .where('payable_id', 'in', tx.selectFrom('payable').select('id').where('client_id', '=', clientId))
    .execute();
