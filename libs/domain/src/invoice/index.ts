export { creditSums } from './credit-sums.ts';
export { invoiceNumber } from './invoice-number.ts';
export { invoiceSums } from './invoice-sums.ts';
export { vatCategoryOf, type VatCategory } from './vat-category.ts';
export type { InvoiceItem, InvoiceParts, TaxedSum } from './invoice-parts.ts';
