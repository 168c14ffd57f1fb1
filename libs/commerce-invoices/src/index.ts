export { createInvoices, creditShare, findMissed, invoiced, issueDue } from './invoices.module.ts';
