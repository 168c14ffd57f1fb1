import type { CurrencyCode } from '../currencies.ts';
import { AMOUNT_PER_UNIT, type Amount } from '../money.ts';

type BalanceActTerms = {
  /** Up to this sum one person moves a balance alone. */
  readonly alone: Amount;
  /** More is never moved by one act. */
  readonly most: Amount;
};

const terms = (alone: number, most: number): BalanceActTerms => ({
  alone: alone * AMOUNT_PER_UNIT,
  most: most * AMOUNT_PER_UNIT,
});

/** The limits of balance acts, by the currency of the account. */
const BALANCE_ACT_TERMS: Readonly<Record<CurrencyCode, BalanceActTerms>> = {
  EUR: terms(200, 5_000),
  USD: terms(200, 5_000),
  AED: terms(800, 20_000),
};

const HOUR_MS = 3_600_000;
/** After this time an unconfirmed movement is asked for again. */
export const BALANCE_REQUEST_MS = 72 * HOUR_MS;

const CENT = AMOUNT_PER_UNIT / 100;

/** How an act proceeds, or the fault of its sum. */
export const balanceActOf = (
  amount: Amount,
  currency: CurrencyCode,
): 'alone' | 'second_person' | 'not_positive' | 'too_large' | 'fraction' => {
  const { alone, most } = BALANCE_ACT_TERMS[currency];
  if (amount <= 0) return 'not_positive';
  if (amount > most) return 'too_large';
  if (amount % CENT !== 0) return 'fraction';
  return amount > alone ? 'second_person' : 'alone';
};
