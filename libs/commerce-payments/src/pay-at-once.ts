import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { PaidPayment } from './cancel-paid.ts';
import type { Payment } from './payable-kind.ts';
import { getPayable } from './payments.repository.ts';
import { settleWithin, type SettleDeps } from './settle.ts';

/** Settles a payment by the shop’s own means, or the sum refunded of it so far: no provider has to report it. */
export const settleAtOnce = async (
  deps: SettleDeps,
  tx: Transaction,
  { payable, payment }: PaidPayment,
  refunded: number | null,
): Promise<Payment> => {
  const { payment: moved } = await settleWithin(deps, tx, payable, payment.id, {
    ...{ reference: payment.reference, ref: null, state: 'captured' },
    money: { amount: payment.amount, currency: getCurrencyCode(payment.currency_id), refunded },
  });
  return moved ?? payment;
};

/** A payment by the shop’s own means is captured and settled in the transaction that writes it. */
export const payAtOnce = async (deps: SettleDeps, tx: Transaction, payment: Payment): Promise<Payment> =>
  settleAtOnce(deps, tx, { payable: await getPayable(tx, payment.payable_id), payment }, null);
