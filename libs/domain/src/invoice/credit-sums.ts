import { divideProduct } from '../exact.ts';
import { AMOUNT_PER_CENT, sumOf, type Amount } from '../money.ts';
import type { InvoiceItem, InvoiceSums, TaxedSum } from './invoice-parts.ts';
import { netOf, sumUp } from './taxed-sums.ts';

/** A refunded part of an invoice, divided among its rates as the invoice was charged by them. */
export const creditSums = (taxed: readonly TaxedSum[], amount: Amount): InvoiceSums => {
  const gross = taxed.map(({ base, vat }) => base + vat);
  const whole = sumOf(gross) || 1;
  const parts = gross.map((sum) => divideProduct(amount, sum, whole * AMOUNT_PER_CENT) * AMOUNT_PER_CENT);
  const rest = amount - sumOf(parts);
  const items = taxed.map(({ rate }, at): InvoiceItem => {
    const share = (parts[at] ?? 0) + (at === 0 ? rest : 0);
    return { code: 'refund', net: netOf(share, rate), rate };
  });
  return sumUp(
    [],
    items.filter(({ net }) => net !== 0),
    amount,
  );
};
