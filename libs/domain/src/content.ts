import { divideProduct } from './exact.ts';
import { AMOUNT_PER_CENT, type Amount } from './money.ts';

/** The content of a package, for goods sold by weight or by volume. */
export type Content = { readonly amount: number; readonly unit: 'g' | 'ml' };

/** Grams in a kilogram, millilitres in a litre. */
const MEASURE = 1_000;

/** The price of a kilogram or a litre, rounded to cents (Directive 98/6/EC, article 2(b)). */
export const pricePerMeasure = (price: Amount, { amount }: Content): Amount =>
  divideProduct(price, MEASURE, amount * AMOUNT_PER_CENT) * AMOUNT_PER_CENT;
