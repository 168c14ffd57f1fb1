import type { Amount } from '../money.ts';

export type PricedQuantity = { readonly price: Amount; readonly quantity: number };

/** R-CRT-15, R-CRT-16: the sum, the number of pieces, and the number of lines. */
export const cartTotals = (lines: readonly PricedQuantity[]) => ({
  sum: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  items: lines.length,
});
