import * as z from 'zod/mini';
import { Amount, answer, Id, SecretSlug } from '../contract.ts';

export const InvoiceRequest = z.object({ id: Id, language_id: z.int() });
export type InvoiceRequest = z.infer<typeof InvoiceRequest>;

export const DocumentsRequest = z.object({ slug: SecretSlug });
export type DocumentsRequest = z.infer<typeof DocumentsRequest>;

const Kind = z.enum(['invoice', 'credit_note']);

const Party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  country_id: z.int(),
  email: z.nullable(z.string()),
  register_code: z.nullable(z.string()),
  vat_number: z.nullable(z.string()),
});

/** Rates are fractions: 0.21. Amounts of a credit note are the refunded ones, and positive. */
export const Invoice = z.object({
  id: z.int(),
  kind: Kind,
  /** As shown: `LT-2026-000012`. */
  number: z.string(),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.nullable(z.string()),
  /** `2026-11-24`, by the brand's calendar. */
  issued_on: z.string(),
  /** The order that was paid, or the misc invoice. */
  order_number: z.string(),
  /** Exactly one of both: the page of what was paid. */
  order_slug: z.nullable(z.string()),
  misc_invoice_slug: z.nullable(z.string()),
  is_guest: z.boolean(),
  currency: z.string(),
  seller: Party,
  buyer: Party,
  goods: z.array(
    z.object({
      name: z.string(),
      /** Null for what is no product. */
      sku: z.nullable(z.string()),
      quantity: z.int(),
      price: Amount,
      /** The line's share of a promotion. */
      promotion: Amount,
      net: Amount,
      rate: z.number(),
    }),
  ),
  items: z.array(
    z.object({
      code: z.enum([
        'freight',
        'fuel',
        'surcharges',
        'insurance',
        'clearance',
        'duty',
        'service',
        'shipping',
        'shipping_discount',
        'delivery',
        'payment_fee',
        'refund',
      ]),
      net: Amount,
      rate: z.number(),
    }),
  ),
  taxed: z.array(z.object({ rate: z.number(), base: Amount, vat: Amount })),
  net: Amount,
  vat: Amount,
  rounding: Amount,
  total: Amount,
  /** The part that was paid from the balance. */
  from_balance: Amount,
  /** The VAT in the currency of the seller's accounts; null where that is the document's own. */
  accounted: z.nullable(z.object({ currency: z.string(), vat: Amount })),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceAnswer = answer({ invoice: Invoice });
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>;

export const DocumentsAnswer = answer({
  documents: z.array(
    z.object({
      id: z.int(),
      kind: Kind,
      number: z.string(),
      issued_on: z.string(),
      total: Amount,
      currency: z.string(),
    }),
  ),
});
export type DocumentsAnswer = z.infer<typeof DocumentsAnswer>;
