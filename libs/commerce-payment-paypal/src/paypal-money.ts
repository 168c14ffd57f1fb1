import { AMOUNT_PER_CENT, type Amount } from '@shop/domain/money';
import type { Money } from './paypal-answers.ts';

const CENTS_PER_UNIT = 100;
const DECIMAL = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** 123400 of EUR is `12.34`. Raises for parts of a cent, which cannot be charged. */
export const toMoney = (amount: Amount, currency: string): Money => {
  const cents = amount / AMOUNT_PER_CENT;
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${amount} is no sum in cents`);
  const fraction = String(cents % CENTS_PER_UNIT).padStart(2, '0');
  return { currency_code: currency, value: `${Math.floor(cents / CENTS_PER_UNIT)}.${fraction}` };
};

/** Read by its digits, so that nothing is rounded. Raises for an invalid sum of cents. */
export const toAmount = ({ value }: Pick<Money, 'value'>): Amount => {
  const match = DECIMAL.exec(value);
  if (!match) throw new RangeError(`the provider says "${value.slice(0, 40)}" for a sum`);
  const [, units = '0', fraction = ''] = match;
  return (Number(units) * CENTS_PER_UNIT + Number(fraction.padEnd(2, '0'))) * AMOUNT_PER_CENT;
};
