import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  DeclineMiscInvoice,
  MiscInvoiceAnswer,
  MiscInvoiceList,
  MiscInvoiceRequest,
  NoFilter,
} from './misc-invoices.schemas.ts';

export const miscInvoiceCalls = {
  one: post<MiscInvoiceRequest, MiscInvoiceAnswer>('/api/misc-invoice/get'),
  list: post<NoFilter, MiscInvoiceList>('/api/misc-invoice/list'),
  accept: post<MiscInvoiceRequest, Done>('/api/misc-invoice/accept'),
  decline: post<DeclineMiscInvoice, Done>('/api/misc-invoice/decline'),
};
