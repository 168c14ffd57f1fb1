import type { Amount } from '../money.ts';

export type PricedQuantity = { readonly price: Amount; readonly quantity: number };

/** R-CRT-15, R-CRT-16: the sum, how many pieces, and how many lines. */
export const cartTotals = (lines: readonly PricedQuantity[]) => ({
  sum: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  items: lines.length,
});
