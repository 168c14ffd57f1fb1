import type { Amount } from '../money.ts';
import { maxQuantity } from './cart.ts';

export const LINE_PROBLEMS = ['sold_out', 'quantity_reduced', 'price_changed', 'withdrawn'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

type Look = {
  readonly quantity: number;
  readonly priceSeen: Amount;
  readonly price: Amount;
  readonly available: number;
  readonly withdrawn: boolean;
};

/** What a shopper must be told of a line, the gravest thing first. */
export const lineProblem = ({
  quantity,
  priceSeen,
  price,
  available,
  withdrawn,
}: Look): LineProblem | null => {
  const max = maxQuantity(available);
  if (withdrawn) return 'withdrawn';
  if (max === 0) return 'sold_out';
  if (quantity > max) return 'quantity_reduced';
  return price === priceSeen ? null : 'price_changed';
};

/** What of a line can be ordered now: a sold-out line counts nothing and is not sent. */
export const orderableQuantity = (quantity: number, available: number): number =>
  Math.min(quantity, maxQuantity(available));
