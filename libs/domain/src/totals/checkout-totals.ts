import { AMOUNT_PER_CENT, applyRateToCents, RATE_ONE, type Amount, type Rate } from '../money.ts';
import { DISCOUNT_TYPE, type Discount } from './discount.ts';

type PricedQuantity = { readonly price: Amount; readonly quantity: number };

export type CheckoutSums = {
  readonly lines: readonly PricedQuantity[];
  /** Shipping by the chosen method before its discount, quoted on the goods after the promotion. */
  readonly shipping: Amount;
  /** Including its taxes. */
  readonly shippingDiscount: Amount;
  /** Local delivery by courier or to a pickup point. */
  readonly delivery: Amount;
  readonly promotion: Discount | null;
  /** The available balance of the client; 0 when it is not used. */
  readonly balance: Amount;
  readonly paymentFee: Discount | null;
};

export type CheckoutTotals = {
  readonly subtotal: Amount;
  readonly shipping: Amount;
  readonly delivery: Amount;
  readonly shippingDiscount: Amount;
  readonly promotion: Amount;
  readonly balance: Amount;
  readonly paymentFee: Amount;
  /** The charge: never below 0. */
  readonly total: Amount;
};

/** The goods before a promotion. */
export const subtotalOf = (lines: readonly PricedQuantity[]): Amount =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The amount of a promotion, at most the price of the goods. */
export const promotionOn = (subtotal: Amount, promotion: Discount | null): Amount =>
  Math.min(discountOn(subtotal, promotion), subtotal);

/**
 * Total = subtotal + shipping + delivery − shipping discount − promotion − balance + payment fee.
 * The balance covers what it can; the fee is on what is left, and nothing left has no fee.
 */
export const checkoutTotals = (sums: CheckoutSums): CheckoutTotals => {
  const subtotal = subtotalOf(sums.lines);
  const shippingDiscount = Math.min(sums.shippingDiscount, sums.shipping);
  const promotion = promotionOn(subtotal, sums.promotion);
  const due = subtotal + sums.shipping + sums.delivery - shippingDiscount - promotion;
  const balance = Math.min(Math.max(sums.balance, 0), due);
  const left = due - balance;
  const paymentFee = left === 0 ? 0 : discountOn(left, sums.paymentFee);
  return {
    subtotal,
    shipping: sums.shipping,
    delivery: sums.delivery,
    shippingDiscount,
    promotion,
    balance,
    paymentFee,
    total: left + paymentFee,
  };
};

const discountOn = (amount: Amount, discount: Discount | null): Amount => {
  if (!discount) return 0;
  return discount.type === DISCOUNT_TYPE.fixed ? discount.amount : applyRateToCents(amount, discount.rate);
};

/** 1.5 %, as staff and the wire write it, as a rate. */
export const percentToRate = (percent: number): Rate => Math.round((percent * RATE_ONE) / AMOUNT_PER_CENT);
