import { isNonNegativeDecimal } from '@shop/domain/decimal-text';
import type { Range } from '@shop/domain/facets';

/** Addresses have dollars, shoppers type their own currency; a rate is the value of one dollar in it. */
const HALF_A_CENT = 0.005;
const PLACES = 10_000;

const toDollars = (typed: string, rate: number, side: 'min' | 'max'): number | undefined => {
  const text = typed.trim().replace(',', '.');
  if (!isNonNegativeDecimal(text)) return undefined;
  if (rate === 1) return Number(text);
  // A price shown as 60.00 may be half a cent less or more: a typed 60 includes it.
  return side === 'min'
    ? Math.max(0, Math.ceil(((Number(text) - HALF_A_CENT) / rate) * PLACES) / PLACES)
    : Math.floor(((Number(text) + HALF_A_CENT) / rate) * PLACES) / PLACES;
};

export const boundsFromTyped = (min: string, max: string, rate: number): Range => {
  const low = toDollars(min, rate, 'min');
  const high = toDollars(max, rate, 'max');
  return { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) };
};

/** A typed bound, in whole cents. */
export const shownBound = (dollars: number | undefined, rate: number): number | undefined =>
  dollars === undefined ? undefined : Math.round(dollars * rate * 100) / 100;
