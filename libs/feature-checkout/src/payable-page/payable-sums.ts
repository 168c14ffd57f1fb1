import type { Payable } from '@shop/data-access';
import { payableTotals, paymentFeeOf } from '@shop/domain/totals';
import { fromWire, toWire } from '@shop/domain/wire-amount';

export type PayableChoice = { readonly payment: number; readonly usesBalance: boolean };

/** The charge with the current choices, as decimals: the server calculates by the same rule. */
export const previewPayable = (payable: Payable, { payment, usesBalance }: PayableChoice) => {
  const { balance, paymentFee, total } = payableTotals({
    due: fromWire(payable.due),
    balance: usesBalance ? fromWire(payable.balance_available) : 0,
    paymentFee: paymentFeeOf(payable.payment_methods, payment),
  });
  return { balance: toWire(balance), fee: toWire(paymentFee), total: toWire(total) };
};
