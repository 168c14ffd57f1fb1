import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { Payment } from './payable-kind.ts';
import { getPayable } from './payments.repository.ts';
import { settleWithin, type SettleDeps } from './settle.ts';

/** A payment by the shop’s own means needs no provider: it is captured and settled in the same transaction. */
export const payAtOnce = async (deps: SettleDeps, tx: Transaction, payment: Payment): Promise<Payment> => {
  const payable = await getPayable(tx, payment.payable_id);
  const { payment: paid } = await settleWithin(deps, tx, payable, payment.id, {
    reference: payment.reference,
    ref: null,
    state: 'captured',
    money: { amount: payment.amount, currency: getCurrencyCode(payment.currency_id), refunded: null },
  });
  return paid ?? payment;
};
