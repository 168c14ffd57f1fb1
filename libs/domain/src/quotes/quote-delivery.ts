import type { Amount } from '../money.ts';
import type { QuoteAmounts } from './price-quote.ts';

/** A delivery as an offer had it: its fee stays the same for as long as the offer does. */
export type OfferedCourier = {
  readonly id: number;
  readonly name: string;
  readonly type: 'courier' | 'pickup';
  /** In the currency of the offer, with the market's VAT. */
  readonly fee: Amount;
};

/** The amounts of an offer with another delivery than the cheapest; nothing else of a price depends on it. */
export const withDelivery = (amounts: QuoteAmounts, fee: Amount): QuoteAmounts => ({
  ...amounts,
  delivery: fee,
  total: amounts.subtotal + amounts.shipping - amounts.shippingDiscount + fee,
});

/** The first of the cheapest; null where the carrier itself delivers to the door. */
export const cheapestCourier = <C extends Pick<OfferedCourier, 'fee'>>(couriers: readonly C[]): C | null =>
  couriers.reduce<C | null>((least, one) => (least && least.fee <= one.fee ? least : one), null);
