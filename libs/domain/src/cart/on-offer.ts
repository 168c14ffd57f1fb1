import { maxQuantity } from './cart.ts';

/** The current offer of a variant: whether it is still sold, and how many pieces this visitor may have. */
export type OnOffer = { readonly isWithdrawn: boolean; readonly available: number };

/** How many of a thing one line may be of now; 0 when it may not be bought. The only rule of what may be bought. */
export const buyableQuantity = ({ isWithdrawn, available }: OnOffer): number =>
  isWithdrawn ? 0 : maxQuantity(available);

/** What of a wished quantity can be ordered now: a line of which nothing can be had counts nothing and is not sent. */
export const orderableQuantity = (quantity: number, offer: OnOffer): number =>
  Math.min(quantity, buyableQuantity(offer));
