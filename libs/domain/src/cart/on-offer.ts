import { maxQuantity } from './cart.ts';

/** The current offer of a variant: whether it is still sold, and how many pieces this visitor may have. */
export type OnOffer = { readonly isWithdrawn: boolean; readonly available: number };

/**
 * The maximum quantity of one line; 0 when the variant cannot be bought. The only rule of available
 * quantities.
 */
export const buyableQuantity = ({ isWithdrawn, available }: OnOffer): number =>
  isWithdrawn ? 0 : maxQuantity(available);

/** The part of a requested quantity that can be ordered now: a line with 0 counts nothing and is not sent. */
export const orderableQuantity = (quantity: number, offer: OnOffer): number =>
  Math.min(quantity, buyableQuantity(offer));
