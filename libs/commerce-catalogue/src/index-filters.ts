import { RATE_ONE } from '@shop/domain/money';
import { fractionRangeFromPercent } from '@shop/domain/discount';
import type { Range } from '@shop/domain/facets';
import type { Filters } from '@shop/domain/filters';
import type { ToDollars } from './facets.ts';
import type { Till } from '@shop/commerce-prices';

const CENTS = 100;
/** Half of the smallest step of a bound in an address, in cents. */
const UNSEEN = 0.005;
const DOLLAR_PLACES = 10_000;

type Rated = Pick<Till, 'currency' | 'rates'>;

const centsOfDollar = ({ currency, rates }: Rated) => (rates[currency] * CENTS) / rates.USD;

const bounds = (
  { min, max }: Range,
  low: (bound: number) => number,
  high: (bound: number) => number,
): Range => ({
  ...(min === undefined ? {} : { min: low(min) }),
  ...(max === undefined ? {} : { max: high(max) }),
});

const millionths = (bound: number) => Math.round(bound * RATE_ONE);

/**
 * Filters in the units of the index: dollars become cents of the shown currency, never wider than given, and
 * a discount in percent off becomes the fraction left to pay.
 */
export const toIndexFilters = (filters: Filters, till: Rated): Filters => {
  const { current_price: price, discount_percentage: discount } = filters.ranges;
  const scale = centsOfDollar(till);
  const ranges = {
    ...filters.ranges,
    ...(price && {
      current_price: bounds(
        price,
        (bound) => Math.ceil(bound * scale - UNSEEN),
        (bound) => Math.floor(bound * scale + UNSEEN),
      ),
    }),
    ...(discount && {
      discount_percentage: bounds(fractionRangeFromPercent(discount), millionths, millionths),
    }),
  };
  return { ...filters, ranges };
};

/** Rounded so that a bound taken from a product still includes that product. */
export const dollarsOf =
  (till: Rated): ToDollars =>
  (cents, side) => {
    const places = (cents * DOLLAR_PLACES) / centsOfDollar(till);
    return (side === 'min' ? Math.floor(places + 1e-6) : Math.ceil(places - 1e-6)) / DOLLAR_PLACES;
  };
