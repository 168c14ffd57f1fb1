import type { Amount } from '../money.ts';

/** The difference from the prior price, in whole percent, rounded down; 0 is no reduction. */
export const percentOff = (price: Amount, prior: Amount): number =>
  prior <= price ? 0 : Math.floor(((prior - price) * 100) / prior);
