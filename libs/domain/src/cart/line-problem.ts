import type { Amount } from '../money.ts';
import { buyableQuantity, type OnOffer } from './on-offer.ts';

export const LINE_PROBLEMS = ['sold_out', 'quantity_reduced', 'price_changed', 'withdrawn'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

type Look = OnOffer & {
  readonly quantity: number;
  readonly priceSeen: Amount;
  readonly price: Amount;
};

/** The problem of a line to show to the shopper; the most serious one of several. */
export const lineProblem = ({ quantity, priceSeen, price, ...offer }: Look): LineProblem | null => {
  const max = buyableQuantity(offer);
  if (offer.isWithdrawn) return 'withdrawn';
  if (max === 0) return 'sold_out';
  if (quantity > max) return 'quantity_reduced';
  return price === priceSeen ? null : 'price_changed';
};
