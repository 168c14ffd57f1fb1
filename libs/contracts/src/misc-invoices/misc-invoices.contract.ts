import { contract, Done } from '../contract.ts';
import { miscInvoiceCalls } from './misc-invoices.calls.ts';
import {
  DeclineMiscInvoice,
  MiscInvoiceAnswer,
  MiscInvoiceList,
  MiscInvoiceRequest,
  NoFilter,
} from './misc-invoices.schemas.ts';

export const miscInvoicesContract = {
  one: contract(miscInvoiceCalls.one, {
    summary: 'An invoice for what is no order, for its client',
    access: 'client',
    body: MiscInvoiceRequest,
    answer: MiscInvoiceAnswer,
  }),
  list: contract(miscInvoiceCalls.list, {
    summary: 'The client’s invoices for what is no order, newest first',
    access: 'client',
    body: NoFilter,
    answer: MiscInvoiceList,
  }),
  accept: contract(miscInvoiceCalls.accept, {
    summary: 'The client accepts it: from now on it can be paid',
    access: 'client',
    body: MiscInvoiceRequest,
    answer: Done,
  }),
  decline: contract(miscInvoiceCalls.decline, {
    summary: 'The client declines it, with or without a reason',
    access: 'client',
    body: DeclineMiscInvoice,
    answer: Done,
  }),
};
