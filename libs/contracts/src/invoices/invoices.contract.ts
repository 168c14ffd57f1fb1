import { contract } from '../contract.ts';
import { invoiceCalls } from './invoices.calls.ts';
import { DocumentsAnswer, DocumentsRequest, InvoiceAnswer, InvoiceRequest } from './invoices.schemas.ts';

export const invoicesContract = {
  one: contract(invoiceCalls.one, {
    summary: 'An invoice or a credit note, for who may see its order',
    access: 'visitor',
    body: InvoiceRequest,
    answer: InvoiceAnswer,
  }),
  ofOrder: contract(invoiceCalls.ofOrder, {
    summary: 'The documents of an order, oldest first; one that is not written yet is missing',
    access: 'visitor',
    body: DocumentsRequest,
    answer: DocumentsAnswer,
  }),
};
