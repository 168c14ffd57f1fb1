import type { InvoiceDocument, InvoiceParty } from '@shop/database';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { Tariffs } from '@shop/commerce-tariff';

export type Book = Awaited<ReturnType<Tariffs['book']>>;

/** The row that a document is about: exactly one of both. */
export type SubjectKey =
  | { readonly quote_id: number; readonly misc_invoice_id: null }
  | { readonly quote_id: null; readonly misc_invoice_id: number };

/** The same as it is read from a table, whose constraint refuses every other row. */
export type SubjectColumns = { readonly quote_id: number | null; readonly misc_invoice_id: number | null };

export type Asked = {
  readonly brand: { readonly key: string };
  readonly visitor: Visitor;
  readonly now: Date;
};

/** What a document is about: a paid order, or a paid misc invoice. */
export type Subject = {
  readonly key: SubjectKey;
  readonly brand: string;
  readonly language: Locale;
  readonly currencyId: number;
  /** As shown. */
  readonly number: string;
  /** Of its page. */
  readonly slug: string;
  readonly isGuest: boolean;
  /** Its VAT is accounted for by the exchange rates of this day. */
  readonly paidAt: Date;
  /**
   * The document of its payment; null while the rates of its market are not known.
   * @throws RangeError when its amounts do not belong to its rates.
   */
  readonly document: (seller: InvoiceParty, book: Book) => Promise<InvoiceDocument | null>;
  /** @throws notFound if the visitor may not see it, as for an unknown id. */
  readonly assertSeenBy: (asked: Asked) => Promise<void>;
};
