import { MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import * as z from 'zod/mini';
import { Amount, answer, SecretSlug } from '../contract.ts';
import { optional } from '../fields.ts';

export const MiscInvoiceRequest = z.object({ slug: SecretSlug });
export type MiscInvoiceRequest = z.infer<typeof MiscInvoiceRequest>;

export const DeclineMiscInvoice = z.object({ slug: SecretSlug, reason: optional(500) });
export type DeclineMiscInvoice = z.infer<typeof DeclineMiscInvoice>;

export const NoFilter = z.object({});
export type NoFilter = z.infer<typeof NoFilter>;

const State = z.enum(MISC_INVOICE_STATES);

export const MiscInvoiceSummary = z.object({
  /** Of its page, and of its payment from its acceptance on. */
  slug: SecretSlug,
  /** As shown: `MI-LT-2026-000012`. */
  number: z.string(),
  state: State,
  title: z.string(),
  /** Days in the brand’s calendar: `2026-12-10`. */
  issued_on: z.string(),
  due_on: z.string(),
  currency: z.string(),
  total: Amount,
  /** Of the total, what is still owed. */
  open: Amount,
});
export type MiscInvoiceSummary = z.infer<typeof MiscInvoiceSummary>;

/** The order that was bought on account, and the part of the claim that its refunds have ended. */
const Claim = z.object({ order_number: z.string(), order_slug: SecretSlug, credited: Amount });

/** Rates are fractions: 0.21. Lines are without VAT. */
export const MiscInvoice = z.object({
  ...MiscInvoiceSummary.shape,
  /** Absent for any other invoice. A claim has no VAT: the VAT invoice of its order has it. */
  claim: z.optional(Claim),
  lines: z.array(
    z.object({
      description: z.string(),
      quantity: z.int(),
      price: Amount,
      rate: z.number(),
      net: Amount,
    }),
  ),
  taxed: z.array(z.object({ rate: z.number(), base: Amount, vat: Amount })),
  net: Amount,
  can_accept: z.boolean(),
  can_decline: z.boolean(),
  can_pay: z.boolean(),
  /** The VAT invoice of its payment, and credit notes; empty until they are written. */
  documents: z.array(z.object({ id: z.int(), kind: z.enum(['invoice', 'credit_note']), number: z.string() })),
});
export type MiscInvoice = z.infer<typeof MiscInvoice>;

export const MiscInvoiceAnswer = answer({ invoice: MiscInvoice });
export type MiscInvoiceAnswer = z.infer<typeof MiscInvoiceAnswer>;

export const MiscInvoiceList = answer({ invoices: z.array(MiscInvoiceSummary) });
export type MiscInvoiceList = z.infer<typeof MiscInvoiceList>;
