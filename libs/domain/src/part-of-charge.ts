import { AMOUNT_PER_CENT, type Amount } from './money.ts';

type Part = {
  /** Of the charge, in its currency. */
  readonly rest: Amount;
  /** The rest, in the currency of the order. */
  readonly worth: Amount;
  /** What may still go back, in the currency of the order; null: all. */
  readonly left: Amount | null;
};

/** The largest part of the rest of a charge that is worth no more than what may still go back. */
export const partOfCharge = ({ rest, worth, left }: Part): Amount => {
  if (left === null || left >= worth) return rest;
  if (left <= 0) return 0;
  if (rest === worth) return left;
  const cents = (BigInt(left) * BigInt(rest)) / (BigInt(worth) * BigInt(AMOUNT_PER_CENT));
  // A cent less, because both conversions are rounded.
  return Math.max(0, (Number(cents) - 1) * AMOUNT_PER_CENT);
};
