import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { invoiceCalls } from './invoices.calls.ts';
import { DocumentsAnswer, DocumentsRequest, InvoiceAnswer, InvoiceRequest } from './invoices.schemas.ts';

const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

export const invoicesContract = {
  one: contract(invoiceCalls.one, {
    summary: 'An invoice or a credit note, for who may see its order',
    access: 'visitor',
    body: InvoiceRequest,
    answer: InvoiceAnswer,
  }),
  ubl: contract(invoiceCalls.ubl, {
    summary: 'The same document as an electronic invoice (EN 16931, UBL)',
    access: 'visitor',
    params,
    answer: z.string(),
  }),
  pdf: contract(invoiceCalls.pdf, {
    summary: 'The same document as a tagged PDF, in the language of its order',
    access: 'visitor',
    params,
    answer: z.string(),
  }),
  ofOrder: contract(invoiceCalls.ofOrder, {
    summary: 'The documents of an order, oldest first; one that is not written yet is missing',
    access: 'visitor',
    body: DocumentsRequest,
    answer: DocumentsAnswer,
  }),
};
