/** An exact number. `under` is always positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

const make = (over: bigint, under: bigint): Fraction =>
  under < 0n ? { over: -over, under: -under } : { over, under };

export const frac = (over: bigint | number, under: bigint | number = 1): Fraction =>
  make(BigInt(over), BigInt(under));

export const ZERO = frac(0);

export const plus = (...all: readonly Fraction[]): Fraction =>
  (all.length === 0 ? [ZERO] : all).reduce((a, b) =>
    a.under === b.under
      ? make(a.over + b.over, a.under)
      : make(a.over * b.under + b.over * a.under, a.under * b.under),
  );

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, make(-b.over, b.under));

export const times = (a: Fraction, b: Fraction): Fraction => make(a.over * b.over, a.under * b.under);

export const per = (a: Fraction, b: Fraction): Fraction => make(a.over * b.under, a.under * b.over);

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

export const most = (first: Fraction, ...others: readonly Fraction[]): Fraction =>
  others.reduce((best, next) => (isLess(best, next) ? next : best), first);

export const least = (first: Fraction, ...others: readonly Fraction[]): Fraction =>
  others.reduce((best, next) => (isLess(next, best) ? next : best), first);

/** Rounds down to a whole number. */
export const floor = ({ over, under }: Fraction): bigint =>
  over >= 0n ? over / under : -((-over + under - 1n) / under);

/** Rounds up to a whole number. */
export const ceil = (value: Fraction): bigint => -floor(make(-value.over, value.under));

/** Rounds to hundredths, half away from zero. */
export const toCents = (value: Fraction): Fraction => {
  const size = value.over < 0n ? make(-value.over, value.under) : value;
  const cents = floor(plus(times(size, frac(100)), frac(1, 2)));
  return frac(value.over < 0n ? -cents : cents, 100);
};
