import { AMOUNT_PER_UNIT, RATE_ONE, type Amount, type Rate } from './money.ts';

/** On the wire an amount is a decimal number with at most four places. */
export const toWire = (amount: Amount): number => amount / AMOUNT_PER_UNIT;

/**
 * Reads a wire decimal back into an exact amount; a value with more than four places is refused. The nearest
 * double of such a decimal lies far closer to it than half a part, so rounding recovers it.
 */
export const fromWire = (value: number): Amount => {
  const amount = Math.round(value * AMOUNT_PER_UNIT);
  if (!Number.isSafeInteger(amount) || amount / AMOUNT_PER_UNIT !== value) {
    throw new RangeError(`${value} is no amount of four places`);
  }
  return amount === 0 ? 0 : amount;
};

/** A rate in its wire form: 0.92 for 920000. */
export const rateToWire = (rate: Rate): number => rate / RATE_ONE;
