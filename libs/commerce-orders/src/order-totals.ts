import type { Totals } from '@shop/contracts/checkout';
import type { Order } from '@shop/contracts/orders';
import type { StoredTotals } from '@shop/database';
import { BREAKDOWN_CODES, type BreakdownCode } from '@shop/domain/tariff';
import type { CheckoutTotals } from '@shop/domain/totals';
import { toWire } from '@shop/domain/wire-amount';

/** The full amount of the order. `total` is the part that was left to pay by another method than the balance. */
export const orderTotal = ({ balance, total }: Pick<StoredTotals, 'balance' | 'total'>): number =>
  total + balance;

type Sent = {
  readonly breakdown: Readonly<Record<BreakdownCode, number>>;
  readonly daysFrom: number;
  readonly daysTo: number;
  /** The cheapest delivery that was offered. */
  readonly leastDelivery?: number;
};

export const toStoredTotals = (totals: CheckoutTotals, sent: Sent): StoredTotals => ({
  subtotal: totals.subtotal,
  shipping: totals.shipping,
  delivery: totals.delivery,
  ...(sent.leastDelivery !== undefined && { least_delivery: sent.leastDelivery }),
  shipping_discount: totals.shippingDiscount,
  promotion: totals.promotion,
  balance: totals.balance,
  payment_fee: totals.paymentFee,
  total: totals.total,
  breakdown: BREAKDOWN_CODES.map((code) => ({ code, amount: sent.breakdown[code] })),
  days_from: sent.daysFrom,
  days_to: sent.daysTo,
});

export const storedTotalsToWire = (totals: StoredTotals): Totals => ({
  subtotal: toWire(totals.subtotal),
  shipping: toWire(totals.shipping),
  delivery: toWire(totals.delivery),
  shipping_discount: toWire(totals.shipping_discount),
  promotion: toWire(totals.promotion),
  balance: toWire(totals.balance),
  payment_fee: toWire(totals.payment_fee),
  total: toWire(totals.total),
});

export const storedBreakdownToWire = ({ breakdown }: StoredTotals): Order['breakdown'] =>
  breakdown.map(({ code, amount }) => ({ code, amount: toWire(amount) }));
