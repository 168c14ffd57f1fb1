import type { InvoiceItem, TaxedSum } from '@shop/domain/invoice';
import type { Generated, Json, Key, Language, Timestamp, Words } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type InvoiceKind = 'invoice' | 'credit_note';

/** The invoices and credit notes that are still to be written. */
export type InvoiceDueTable = {
  id: Key;
  kind: InvoiceKind;
  /** Exactly one of both is set: what it is about. */
  quote_id: number | null;
  misc_invoice_id: number | null;
  payment_id: number;
  /** The refunded sum, in 1/10000; null: the full charge of an invoice, or the remaining sum. */
  amount: number | null;
  /** One document per cause. */
  cause: string;
  created_at: Timestamp;
  tried_at: Date | null;
  tries: Generated<number>;
  done_at: Date | null;
};

/** The number sequence of a brand and year. */
export type InvoiceSeriesTable = { brand: string; year: number; last_number: number };

export type InvoiceParty = {
  readonly name: string;
  readonly address: readonly string[];
  readonly country_id: number;
  readonly email: string | null;
  readonly register_code: string | null;
  readonly vat_number: string | null;
};

export type InvoiceGoods = {
  readonly names: Words;
  /** Null for what is no product. */
  readonly sku: string | null;
  readonly quantity: number;
  readonly unit_price: number;
  readonly promotion: number;
  readonly net: number;
  readonly rate: number;
};

/** The VAT once more, in the currency in which the seller accounts for it. */
export type InvoiceAccountedVat = {
  readonly currency_id: number;
  /** Units of it for one of the document's currency, in 1/1000000. */
  readonly rate: number;
  readonly vat: number;
};

/** The complete data of a document. It is never computed again. */
export type InvoiceDocument = {
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly goods: readonly InvoiceGoods[];
  readonly items: readonly InvoiceItem[];
  readonly taxed: readonly TaxedSum[];
  readonly net: number;
  readonly vat: number;
  readonly rounding: number;
  readonly total: number;
  /** Paid from the client's balance. */
  readonly from_balance: number;
  /** An order of goods: the seller owes the VAT, also if a company buys. Absent in documents of earlier releases. */
  readonly never_reversed?: true;
  /** Absent where it is the document's own currency. */
  readonly accounted?: InvoiceAccountedVat;
};

export type InvoiceTable = {
  id: Key;
  kind: InvoiceKind;
  brand: string;
  year: number;
  number: number;
  quote_id: number | null;
  misc_invoice_id: number | null;
  /** The invoice that a credit note corrects. */
  corrects_id: number | null;
  language: Language;
  currency_id: number;
  /** In the brand's calendar. */
  issued_on: string;
  total: number;
  document: Json<InvoiceDocument>;
  created_at: Timestamp;
};

export interface InvoiceTables {
  invoice: InvoiceTable;
  invoice_due: InvoiceDueTable;
  invoice_series: InvoiceSeriesTable;
}

/** Who writes each table; all others read. */
export const invoiceWriters: Writers<InvoiceTables> = {
  invoice: 'commerce-invoices',
  invoice_due: 'commerce-invoices',
  invoice_series: 'commerce-invoices',
};
