export { creditSums } from './credit-sums.ts';
export { invoiceNumber } from './invoice-number.ts';
export { invoiceSums } from './invoice-sums.ts';
export type { InvoiceItem, InvoiceParts, TaxedSum } from './invoice-parts.ts';
