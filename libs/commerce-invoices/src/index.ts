export { createInvoices, invoiced, issueDue } from './invoices.module.ts';
