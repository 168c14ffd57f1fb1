import { AMOUNT_PER_CENT, type Amount } from '@shop/domain/money';

const CENTS_PER_UNIT = 100;
const DECIMAL = /^(\d{1,10})(?:\.(\d{1,4}))?$/;
const DIGITS = 4;

/** The API takes numbers: 123400 is 12.34. Raises for parts of a cent, which cannot be charged. */
export const toUnits = (amount: Amount): number => {
  const cents = amount / AMOUNT_PER_CENT;
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${amount} is no sum in cents`);
  return cents / CENTS_PER_UNIT;
};

/** The API sends sums as texts or numbers; they are read by their digits, so that nothing is rounded. */
export const toAmount = (said: string | number): Amount => {
  const match = DECIMAL.exec(String(said));
  if (!match) throw new RangeError(`the provider says "${String(said).slice(0, 40)}" for a sum`);
  const [, units = '0', fraction = ''] = match;
  return Number(units + fraction.padEnd(DIGITS, '0'));
};
