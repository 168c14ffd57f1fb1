import type { CurrencyCode } from './currencies.ts';
import { AMOUNT_PER_UNIT, type Amount } from './money.ts';

type TopUpTerms = {
  readonly least: Amount;
  readonly most: Amount;
  /** Sums that are offered as links. */
  readonly offered: readonly Amount[];
};

const terms = (least: number, most: number, offered: readonly number[]): TopUpTerms => ({
  least: least * AMOUNT_PER_UNIT,
  most: most * AMOUNT_PER_UNIT,
  offered: offered.map((sum) => sum * AMOUNT_PER_UNIT),
});

/** The limits of a top-up, by its currency. */
export const TOP_UP_TERMS: Readonly<Record<CurrencyCode, TopUpTerms>> = {
  EUR: terms(5, 2_000, [20, 50, 100, 200]),
  USD: terms(5, 2_000, [20, 50, 100, 200]),
  AED: terms(20, 8_000, [100, 200, 400, 800]),
};

const CENT = AMOUNT_PER_UNIT / 100;

/** The fault of a sum for a top-up; null: none. */
export const topUpFault = (
  amount: Amount,
  currency: CurrencyCode,
): 'top_up_too_small' | 'top_up_too_large' | 'top_up_fraction' | null => {
  const { least, most } = TOP_UP_TERMS[currency];
  if (amount < least) return 'top_up_too_small';
  if (amount > most) return 'top_up_too_large';
  return amount % CENT === 0 ? null : 'top_up_fraction';
};

/** The number of a top-up as shown. */
export const topUpNumber = (id: number): string => `TU${id}`;

const TYPED = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/**
 * A sum in common notations: `20`, `20.50`, `20,50`, with spaces between thousands; null for an invalid one.
 */
export const readTypedAmount = (typed: string): Amount | null => {
  const plain = typed.replaceAll(/\s/g, '');
  if (!TYPED.test(plain)) return null;
  return Math.round(Number(plain.replace(',', '.')) * AMOUNT_PER_UNIT);
};
