import type { Amount } from '../money.ts';
import { checkoutTotals } from './checkout-totals.ts';
import type { Discount } from './discount.ts';

export type PayableSums = {
  readonly due: Amount;
  /** The available balance of the client; 0 when it is not used. */
  readonly balance: Amount;
  readonly paymentFee: Discount | null;
};

export type PayableTotals = {
  readonly balance: Amount;
  readonly paymentFee: Amount;
  /** The charge: never below 0. */
  readonly total: Amount;
};

/** A fixed sum follows the rules of the checkout: the balance first, the fee on the rest. */
export const payableTotals = ({ due, balance, paymentFee }: PayableSums): PayableTotals => {
  const totals = checkoutTotals({
    lines: [{ price: due, quantity: 1 }],
    shipping: 0,
    shippingDiscount: 0,
    delivery: 0,
    promotion: null,
    balance,
    paymentFee,
  });
  return { balance: totals.balance, paymentFee: totals.paymentFee, total: totals.total };
};
