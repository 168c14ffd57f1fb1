import { CURRENCIES } from '@shop/domain/currencies';
import { MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import * as z from 'zod/mini';
import { Amount, answer, Id } from '../contract.ts';
import { filled } from '../fields.ts';
import { Reason } from './staff.schemas.ts';

const MOST_LINES = 50;
const Day = z.iso.date('day');

/** `rate`: of VAT, as a fraction: 0.21. */
const Line = z.object({
  description: filled(200),
  quantity: z.int().check(z.minimum(1), z.maximum(9_999)),
  /** Of one, without VAT, in whole cents. */
  price: Amount.check(z.minimum(0), z.maximum(1_000_000)),
  rate: z.number().check(z.minimum(0), z.maximum(0.5)),
});

export const MiscInvoiceDraft = z.object({
  client_id: Id,
  /** What it is for, in the client’s language. */
  title: filled(120),
  /** `2026-12-10`, in the brand’s calendar. */
  due_on: Day,
  /** ISO 4217; absent: the brand’s own. */
  currency: z.optional(z.enum(CURRENCIES.map(({ code }) => code))),
  lines: z.array(Line).check(z.minLength(1, 'required'), z.maxLength(MOST_LINES, 'too_long')),
  reason: Reason,
});
export type MiscInvoiceDraft = z.infer<typeof MiscInvoiceDraft>;

export const MiscInvoiceAct = z.object({ id: Id, reason: Reason });
export type MiscInvoiceAct = z.infer<typeof MiscInvoiceAct>;

const State = z.enum(MISC_INVOICE_STATES);

export const StaffMiscInvoice = z.object({
  id: z.int(),
  brand: z.string(),
  client_id: z.int(),
  /** As shown; null for a draft. */
  number: z.nullable(z.string()),
  state: State,
  title: z.string(),
  due_on: z.string(),
  currency: z.string(),
  net: Amount,
  vat: Amount,
  total: Amount,
  /** In the client’s words. */
  decline_reason: z.nullable(z.string()),
});

export const StaffMiscInvoiceAnswer = answer({ invoice: StaffMiscInvoice });
export type StaffMiscInvoiceAnswer = z.infer<typeof StaffMiscInvoiceAnswer>;

/** Without a state: those that are neither paid nor void. */
export const MiscInvoiceSearch = z.object({ client_id: z.optional(Id), state: z.optional(State) });
export type MiscInvoiceSearch = z.infer<typeof MiscInvoiceSearch>;

export const StaffMiscInvoiceList = answer({ invoices: z.array(StaffMiscInvoice) });
export type StaffMiscInvoiceList = z.infer<typeof StaffMiscInvoiceList>;
