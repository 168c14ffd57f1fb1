import type { Transaction } from '@shop/database';
import { isOwnMeans } from '@shop/domain/payment-state';
import type { Payable, Payment } from './payable-kind.ts';
import { applyStep, kindOf, type SettleDeps } from './settle.ts';
import { standingOf } from './standing.ts';

export type PaidPayment = { readonly payable: Payable; readonly payment: Payment };

/** Locks the payment that paid an order, after its payable; null when there is none. */
export const lockPaymentOfOrder = async (
  { kinds }: Pick<SettleDeps, 'kinds'>,
  tx: Transaction,
  quoteId: number,
): Promise<PaidPayment | null> => {
  const payable = await tx
    .selectFrom('payable')
    .innerJoin('payment', 'payment.payable_id', 'payable.id')
    .selectAll('payable')
    .where('payment.quote_id', '=', quoteId)
    .where('payment.booked_at', 'is not', null)
    .orderBy('payment.id')
    .limit(1)
    .executeTakeFirst();
  return payable ? lockPaymentOf({ kinds }, tx, payable) : null;
};

/** The same for any payable. */
export const lockPaymentOf = async (
  { kinds }: Pick<SettleDeps, 'kinds'>,
  tx: Transaction,
  payable: Payable,
): Promise<PaidPayment | null> => {
  await kindOf(kinds, payable).lock(tx, payable);
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('payable_id', '=', payable.id)
    .where('booked_at', 'is not', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return payment ? { payable, payment } : null;
};

/**
 * Cancels a paid order: its goods and the part from the shop's own means are returned at once. The rest is due
 * from the provider, which the reconciler asks until it confirms.
 */
export const cancelPaid = (
  deps: SettleDeps,
  tx: Transaction,
  { payable, payment }: PaidPayment,
): Promise<Payment> => {
  const isAtOnce = isOwnMeans(payment.provider);
  const standing = standingOf(payment);
  return applyStep(deps, tx, {
    payable,
    payment,
    step: {
      standing: isAtOnce
        ? { ...standing, state: 'refunded', refunded: standing.captured?.amount ?? 0 }
        : { ...standing, state: 'refund_due' },
      effects: isAtOnce ? ['cancelled', 'returned'] : ['cancelled'],
      findings: [],
    },
    report: { ref: null },
  });
};
