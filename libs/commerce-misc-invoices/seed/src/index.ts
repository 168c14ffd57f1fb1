export { seedMiscInvoices } from './seed-misc-invoices.ts';
export { shareInvoices } from './share-invoices.ts';
