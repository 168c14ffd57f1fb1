export { createInvoices, findMissed, invoiced, issueDue } from './invoices.module.ts';
