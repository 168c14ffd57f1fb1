import { get, post, postOnce } from '../call.ts';
import type { Done } from '../contract.ts';
import { peopleCalls } from './people.calls.ts';
import type {
  AcceptTerms,
  ApplyForPro,
  ImportAnswer,
  ImportRows,
  ProAnswer,
  ProInvoiceAnswer,
  ProInvoiceRequest,
  ProInvoicesAnswer,
  ProInvoicesRequest,
  StatementAnswer,
  TermsAnswer,
  TermsRequest,
} from './pro.schemas.ts';

type Nothing = Record<string, never>;

export const proCalls = {
  ...peopleCalls,
  state: post<Nothing, ProAnswer>('/api/pro/get'),
  apply: post<ApplyForPro, Done>('/api/pro/apply'),
  invoices: post<ProInvoicesRequest, ProInvoicesAnswer>('/api/pro/invoices'),
  invoice: post<ProInvoiceRequest, ProInvoiceAnswer>('/api/pro/invoice'),
  statement: post<Nothing, StatementAnswer>('/api/pro/statement'),
  ordersTable: get<string>('/api/pro/orders.csv'),
  invoicesTable: get<string>('/api/pro/invoices.csv'),
  importRows: postOnce<ImportRows, ImportAnswer>('/api/pro/import'),
  terms: post<TermsRequest, TermsAnswer>('/api/pro/terms'),
  acceptTerms: post<AcceptTerms, Done>('/api/pro/terms/accept'),
};
