/** The index stores the fraction left to pay (1 = not reduced); shoppers see percent off. */
export type DiscountRange = { readonly min?: number; readonly max?: number };

/** The smallest percent off among goods of which at most this fraction is left to pay. */
export const percentFromFraction = (fraction: number): number => Math.round((1 - fraction) * 100);

export const fractionFromPercent = (percent: number): number => (100 - percent) / 100;

/** Percent off swaps its ends when it becomes a fraction: "at least 20 %" is "at most 0.8 left". */
export const fractionRangeFromPercent = ({ min, max }: DiscountRange): DiscountRange => ({
  ...(max === undefined ? {} : { min: fractionFromPercent(max) }),
  ...(min === undefined ? {} : { max: fractionFromPercent(min) }),
});

/** The discount facet spans the whole scale, for any result. */
export const DISCOUNT_SPAN = { min: 0, max: 100 } as const;
