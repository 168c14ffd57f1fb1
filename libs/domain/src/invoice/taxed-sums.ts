import { divideProduct } from '../exact.ts';
import { AMOUNT_PER_CENT, applyRateToCents, RATE_ONE, sumOf, type Amount, type Rate } from '../money.ts';
import type { InvoiceItem, InvoiceSums, TaxedSum } from './invoice-parts.ts';

type Taxed = { readonly net: Amount; readonly rate: Rate };

/** The net part of a sum including tax, in whole cents. */
export const netOf = (gross: Amount, rate: Rate): Amount =>
  divideProduct(gross, RATE_ONE, (RATE_ONE + rate) * AMOUNT_PER_CENT) * AMOUNT_PER_CENT;

/** VAT = rate · Σ net, rounded once per rate; the highest rate first. */
export const taxedSums = (parts: readonly Taxed[]): TaxedSum[] => {
  const bases = new Map<Rate, Amount>();
  for (const { net, rate } of parts) bases.set(rate, (bases.get(rate) ?? 0) + net);
  return [...bases]
    .toSorted(([left], [right]) => right - left)
    .map(([rate, base]) => ({ rate, base, vat: applyRateToCents(base, rate) }));
};

/** The sums of a document whose charged total is known: the remainder is its rounding. */
export const sumUp = (goods: readonly Taxed[], items: readonly InvoiceItem[], total: Amount): InvoiceSums => {
  const taxed = taxedSums([...goods, ...items]);
  const net = sumOf(taxed.map(({ base }) => base));
  const vat = sumOf(taxed.map((sum) => sum.vat));
  return { items, taxed, net, vat, rounding: total - net - vat, total };
};
