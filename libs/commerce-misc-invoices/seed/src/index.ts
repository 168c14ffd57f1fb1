export { seedMiscInvoices } from './seed-misc-invoices.ts';
