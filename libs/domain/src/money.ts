import type { CurrencyCode } from './currencies.ts';
import { divideProduct } from './exact.ts';

/** An exact count of 1/10000 of a currency's unit: 12.34 EUR is 123400. Always an integer. */
export type Amount = number;

/** A percentage or rate as an exact count of 1/1000000: 21 % is 210000, 0.92 is 920000. */
export type Rate = number;

/** The value of one unit of the conversion currency in each currency. */
export type ExchangeRates = Readonly<Record<CurrencyCode, Rate>>;

export const AMOUNT_PER_UNIT = 10_000;
export const AMOUNT_PER_CENT = 100;
export const RATE_ONE = 1_000_000;

/** 4600 cents are 460000 parts: the price tags of tests and seeds. */
export const fromCents = (cents: number): Amount => cents * AMOUNT_PER_CENT;

/** Half a cent rounds away from zero, so a refund rounds as the charge did. */
export const roundToCents = (amount: Amount): Amount =>
  divideProduct(amount, 1, AMOUNT_PER_CENT) * AMOUNT_PER_CENT;

/** A share of an amount as a line that can be charged: rounded once, to cents. */
export const applyRateToCents = (amount: Amount, rate: Rate): Amount =>
  divideProduct(amount, rate, RATE_ONE * AMOUNT_PER_CENT) * AMOUNT_PER_CENT;

/** Raises when there is none: an amount of an unknown value is not shown with the same number. */
export const rateOf = (rates: Partial<ExchangeRates>, currency: CurrencyCode): Rate => {
  const rate = rates[currency];
  if (rate === undefined || !(rate > 0)) throw new RangeError(`there is no exchange rate of ${currency}`);
  return rate;
};

/**
 * The same value in another currency, rounded once, to cents. A unit price is converted first and multiplied
 * afterwards, so that shown amounts add up.
 */
export const convertToCents = (
  amount: Amount,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: ExchangeRates,
): Amount =>
  from === to
    ? roundToCents(amount)
    : divideProduct(amount, rateOf(rates, to), rateOf(rates, from) * AMOUNT_PER_CENT) * AMOUNT_PER_CENT;

export const sumOf = (amounts: Iterable<Amount>): Amount => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};
