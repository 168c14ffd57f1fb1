import type { OracleCart } from './cart.ts';
import { frac, isLess, per, plus, times, toCents, ZERO, type Fraction } from './fraction.ts';
import { amount, exchange, rate } from './freight.ts';

/** The goods of one six-digit tariff line, and their part of the common costs. */
export type Goods = { readonly line: string; readonly value: Fraction; readonly part: Fraction };

const sixDigits = (tariffLine: string): string => tariffLine.replaceAll(/[^0-9]/g, '').slice(0, 6);

/** Costs are shared by value; by weight if all values are 0; equally if all weights are 0 too. */
export const goodsByLine = ({ lines }: OracleCart, values: readonly Fraction[]): Goods[] => {
  const keys = [...new Set(lines.map(({ tariffLine }) => sixDigits(tariffLine)))];
  const totalled = (of: (at: number) => Fraction) =>
    keys.map((key) =>
      plus(...lines.map(({ tariffLine }, at) => (sixDigits(tariffLine) === key ? of(at) : ZERO))),
    );
  const worth = totalled((at) => values[at] ?? ZERO);
  const weights = totalled((at) => frac((lines[at]?.weightG ?? 0) * (lines[at]?.quantity ?? 0)));
  const basis = [worth, weights].find((all) => plus(...all).over > 0n) ?? keys.map(() => frac(1));
  const whole = plus(...basis);
  return keys.map((line, at) => ({
    line,
    value: worth[at] ?? ZERO,
    part: per(basis[at] ?? ZERO, whole),
  }));
};

const longest = (line: string, rates: Readonly<Record<string, number>>): number | undefined =>
  Object.entries(rates)
    .filter(([start]) => line.startsWith(start))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];

/** The unrounded duty of each tariff line, and the charged duty. */
export const dutyOf = (cart: OracleCart, goods: readonly Goods[], way: Fraction) => {
  const rule = cart.card.duty.findLast(({ from }) => from <= cart.day);
  if (!rule) return { exact: goods.map(() => ZERO), charged: ZERO };
  const value = plus(...goods.map((one) => one.value));
  const atCustoms = exchange(value, cart.currency, rule.currency, { ...cart, rates: cart.customsRates });
  if (!isLess(amount(rule.threshold), atCustoms)) {
    const flat = toCents(exchange(amount(rule.flatPerLine), rule.currency, cart.currency, cart));
    return { exact: goods.map(() => flat), charged: times(flat, frac(goods.length)) };
  }
  const exact = goods.map((one) =>
    times(rate(longest(one.line, rule.rates) ?? rule.otherwise), plus(one.value, times(way, one.part))),
  );
  return { exact, charged: toCents(plus(...exact)) };
};

/** Each line's rate on its value, its part of the charged duty and its part of all other costs. */
export const vatOf = (
  { card }: OracleCart,
  goods: readonly Goods[],
  costs: Fraction,
  duty: ReturnType<typeof dutyOf>,
): Fraction => {
  const allDuty = plus(...duty.exact);
  const taxes = goods.map((one, at) => {
    const own = allDuty.over === 0n ? ZERO : times(duty.charged, per(duty.exact[at] ?? ZERO, allDuty));
    const base = plus(one.value, times(costs, one.part), own);
    return times(rate(longest(one.line, card.vatByLine) ?? card.vat), base);
  });
  return toCents(plus(...taxes));
};
