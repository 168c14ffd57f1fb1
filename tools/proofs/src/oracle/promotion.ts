import type { OracleCart } from './cart.ts';
import { floor, frac, minus, per, plus, times, type Fraction } from './fraction.ts';

/** A promotion's share of each line: by value, floored, the rest by largest remainder, then variant id. */
export const sharesOf = (
  { lines }: OracleCart,
  values: readonly Fraction[],
  promotion: Fraction,
): Fraction[] => {
  const whole = plus(...values);
  if (whole.over === 0n || promotion.over === 0n) return lines.map(() => frac(0));
  const exact = values.map((value) => per(times(times(promotion, frac(100)), value), whole));
  const cents = exact.map(floor);
  let left = floor(times(promotion, frac(100))) - cents.reduce((sum, one) => sum + one, 0n);
  const queue = exact
    .map((value, at) => ({ at, rest: minus(value, frac(cents[at] ?? 0n)), id: lines[at]?.variantId ?? 0 }))
    .toSorted((a, b) => {
      const apart = minus(b.rest, a.rest).over;
      return apart === 0n ? a.id - b.id : apart > 0n ? 1 : -1;
    });
  for (const { at } of queue) {
    if (left === 0n) break;
    cents[at] = (cents[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return cents.map((one) => frac(one, 100));
};
