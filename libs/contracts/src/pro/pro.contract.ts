import * as z from 'zod/mini';
import { contract, Done } from '../contract.ts';
import { peopleContract } from './people.contract.ts';
import { proCalls } from './pro.calls.ts';
import {
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

const Nothing = z.record(z.string(), z.never());

/** Business accounts. A brand without them answers 404; clients without one get 403 where only pro clients have something. */
export const proContract = {
  ...peopleContract,
  state: contract(proCalls.state, {
    summary: 'The tiers, and the visitor’s own application and account',
    access: 'public',
    body: Nothing,
    answer: ProAnswer,
  }),
  apply: contract(proCalls.apply, {
    summary: 'Asks for a business account; the VAT number is checked; 409 while an application waits',
    access: 'client',
    body: ApplyForPro,
    answer: Done,
  }),
  invoices: contract(proCalls.invoices, {
    summary: 'The pro client’s invoices: all, open or paid',
    access: 'client',
    body: ProInvoicesRequest,
    answer: ProInvoicesAnswer,
  }),
  invoice: contract(proCalls.invoice, {
    summary: 'One invoice of the pro client',
    access: 'client',
    body: ProInvoiceRequest,
    answer: ProInvoiceAnswer,
  }),
  statement: contract(proCalls.statement, {
    summary: 'Sums by month: orders, invoices and the balance',
    access: 'client',
    body: Nothing,
    answer: StatementAnswer,
  }),
  ordersTable: contract(proCalls.ordersTable, {
    summary: 'All orders as CSV',
    access: 'client',
    answer: z.string(),
  }),
  invoicesTable: contract(proCalls.invoicesTable, {
    summary: 'All invoices as CSV',
    access: 'client',
    answer: z.string(),
  }),
  importRows: contract(proCalls.importRows, {
    summary: 'Adds the rows of a table to the draft of a quote, and reports each row; 500 rows at most',
    access: 'client',
    body: ImportRows,
    answer: ImportAnswer,
  }),
  terms: contract(proCalls.terms, {
    summary: 'The current terms of delivery, and whether the client has accepted them',
    access: 'client',
    body: TermsRequest,
    answer: TermsAnswer,
  }),
  acceptTerms: contract(proCalls.acceptTerms, {
    summary: 'Accepts the current terms by name; 409 when there is a newer version',
    access: 'client',
    body: AcceptTerms,
    answer: Done,
  }),
};
