import type { MiscInvoiceState } from '@shop/domain/misc-invoice';
import type { Generated, Key, Language, MaybeJson, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';
import type { InvoiceParty } from './invoices.ts';

/** The number sequence of a brand and year. */
export type MiscInvoiceSeriesTable = { brand: string; year: number; last_number: number };

export type MiscInvoiceTable = {
  id: Key;
  /** Secret: its page, and its payable. */
  slug: string;
  brand: string;
  /** The person: of a claim, who has ordered. */
  client_id: number;
  /** The company that owes it; null where the person does. */
  company_id: Generated<number | null>;
  /** Both null until it is issued. */
  year: number | null;
  number: number | null;
  state: Generated<MiscInvoiceState>;
  /** Of the client, for mails and documents. */
  language: Language;
  currency_id: number;
  /** What it is for, in a few words. */
  title: string;
  /** `2026-12-10`, in the brand's calendar. */
  due_on: string;
  net: number;
  vat: number;
  total: number;
  /** As of the day of issue; null for a draft. */
  buyer: MaybeJson<InvoiceParty>;
  created_at: Timestamp;
  issued_at: Date | null;
  accepted_at: Date | null;
  declined_at: Date | null;
  /** In the client's words. */
  decline_reason: string | null;
  paid_at: Date | null;
  /** The payment on account that it demands; null for any other invoice. */
  claim_of_payment_id: number | null;
  /** Of a claim: the part that is not owed any more because the order was refunded. */
  credited: Generated<number>;
  /** Of a claim: when its due day was found to be over. It is still to be paid. */
  overdue_at: Date | null;
};

export type MiscInvoiceLineTable = {
  misc_invoice_id: number;
  position: number;
  description: string;
  quantity: number;
  /** Without VAT. */
  unit_price: number;
  /** Of VAT, in 1/1000000. */
  rate: number;
};

/** Every change of state, with its time and actor. */
export type MiscInvoiceEventTable = {
  id: Key;
  misc_invoice_id: number;
  state: MiscInvoiceState;
  actor: string;
  reason: string | null;
  created_at: Timestamp;
};

export interface MiscInvoiceTables {
  misc_invoice: MiscInvoiceTable;
  misc_invoice_line: MiscInvoiceLineTable;
  misc_invoice_event: MiscInvoiceEventTable;
  misc_invoice_series: MiscInvoiceSeriesTable;
}

/** Who writes each table; all others read. */
export const miscInvoiceWriters: Writers<MiscInvoiceTables> = {
  misc_invoice: 'commerce-misc-invoices',
  misc_invoice_line: 'commerce-misc-invoices',
  misc_invoice_event: 'commerce-misc-invoices',
  misc_invoice_series: 'commerce-misc-invoices',
};
