import { get, post } from '../call.ts';
import type { DocumentsAnswer, DocumentsRequest, InvoiceAnswer, InvoiceRequest } from './invoices.schemas.ts';

export const invoiceCalls = {
  one: post<InvoiceRequest, InvoiceAnswer>('/api/invoice/get'),
  ubl: get<string>('/api/invoice/:id/ubl.xml'),
  pdf: get<string>('/api/invoice/:id/document.pdf'),
  ofOrder: post<DocumentsRequest, DocumentsAnswer>('/api/invoice/of-order'),
};
