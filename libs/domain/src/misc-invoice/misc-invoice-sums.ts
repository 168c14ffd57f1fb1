import { invoiceSums } from '../invoice/invoice-sums.ts';
import type { InvoiceSums, TaxedSum } from '../invoice/invoice-parts.ts';
import { taxedSums } from '../invoice/taxed-sums.ts';
import { roundToCents, sumOf, type Amount, type Rate } from '../money.ts';

export type MiscInvoiceLine = {
  readonly quantity: number;
  /** Without VAT. */
  readonly unitPrice: Amount;
  readonly rate: Rate;
};

type Net = { readonly net: Amount; readonly rate: Rate };

export type MiscInvoiceSums = {
  /** Of each line, in whole cents. */
  readonly nets: readonly Amount[];
  readonly taxed: readonly TaxedSum[];
  readonly net: Amount;
  readonly vat: Amount;
  readonly total: Amount;
};

const netsOf = (lines: readonly MiscInvoiceLine[]): Net[] =>
  lines.map(({ quantity, unitPrice, rate }) => ({ net: roundToCents(quantity * unitPrice), rate }));

/** VAT is rounded once per rate, as in every invoice. */
export const miscInvoiceSums = (lines: readonly MiscInvoiceLine[]): MiscInvoiceSums => {
  const goods = netsOf(lines);
  const taxed = taxedSums(goods);
  const net = sumOf(taxed.map(({ base }) => base));
  const vat = sumOf(taxed.map((sum) => sum.vat));
  return { nets: goods.map((line) => line.net), taxed, net, vat, total: net + vat };
};

/** The sums of its VAT invoice. The fee of the chosen method is taxed like the highest taxed line. */
export const paidMiscInvoiceSums = (lines: readonly MiscInvoiceLine[], paymentFee: Amount): InvoiceSums => {
  const { taxed, vat } = miscInvoiceSums(lines);
  return invoiceSums({
    goods: netsOf(lines),
    costs: [],
    vat,
    shippingDiscount: 0,
    delivery: 0,
    paymentFee,
    rate: taxed[0]?.rate ?? 0,
  });
};
