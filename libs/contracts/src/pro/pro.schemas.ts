import * as z from 'zod/mini';
import { Amount, answer, Id, LanguageOnly, SecretSlug, Stamp } from '../contract.ts';
import { filled, optional, personName } from '../fields.ts';
import { Right, Role } from './people.schemas.ts';
import { MiscInvoice, MiscInvoiceSummary } from '../misc-invoices/misc-invoices.schemas.ts';

/** A tier and what it takes off freight, as a fraction: 0.12. */
export const ProTier = z.object({ key: z.string(), rate: z.number() });
export type ProTier = z.infer<typeof ProTier>;

/** What a client asked for, as staff see it. */
export const ProApplication = z.object({
  state: z.enum(['asked', 'approved', 'declined']),
  company: z.string(),
  register_code: z.string(),
  vat_number: z.nullable(z.string()),
  country_id: z.int(),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  asked_at: Stamp,
});
export type ProApplication = z.infer<typeof ProApplication>;

/** What was agreed with the client’s company, and what the client may do for it. */
export const ProAccount = z.object({
  company: z.string(),
  role: Role,
  rights: z.array(Right),
  /** How many there are. */
  people: z.int(),
  /** Null without a tier. */
  tier: z.nullable(ProTier),
  credit_limit: Amount,
  due_days: z.int(),
  /** Of invoices that wait for payment: the used part of the limit. */
  owed: Amount,
  /** One of them is past its due day: nothing can be bought on account. */
  is_overdue: z.boolean(),
  currency: z.string(),
});
export type ProAccount = z.infer<typeof ProAccount>;

export const ProAnswer = answer({
  tiers: z.array(ProTier),
  /** The newest; null for a guest, and for a client who never asked. */
  application: z.nullable(ProApplication),
  /** Null for all but pro clients. */
  account: z.nullable(ProAccount),
});
export type ProAnswer = z.infer<typeof ProAnswer>;

export const ApplyForPro = z.object({
  company: filled(200),
  register_code: filled(40),
  /** Of any country of the EU, where the company has one. */
  vat_number: optional(20),
  country_id: Id,
  note: optional(1_000),
});
export type ApplyForPro = z.infer<typeof ApplyForPro>;

/** An unknown filter shows all. */
export const ProInvoicesRequest = z.object({ filter: z.string().check(z.maxLength(20)) });
export type ProInvoicesRequest = z.infer<typeof ProInvoicesRequest>;
export const ProInvoiceSummary = z.object({ ...MiscInvoiceSummary.shape, id: z.int() });
export type ProInvoiceSummary = z.infer<typeof ProInvoiceSummary>;
export const ProInvoicesAnswer = answer({ invoices: z.array(ProInvoiceSummary) });
export type ProInvoicesAnswer = z.infer<typeof ProInvoicesAnswer>;

export const ProInvoiceRequest = z.object({ id: Id });
export type ProInvoiceRequest = z.infer<typeof ProInvoiceRequest>;
export const ProInvoiceAnswer = answer({ invoice: MiscInvoice });
export type ProInvoiceAnswer = z.infer<typeof ProInvoiceAnswer>;

/** The sums of a month in one currency. */
export const StatementMonth = z.object({
  /** `2026-11`, in the brand’s calendar. */
  month: z.string(),
  currency: z.string(),
  orders: z.int(),
  ordered: Amount,
  invoices: z.int(),
  invoiced: Amount,
  /** Of the month’s invoices, what is not paid. */
  open: Amount,
  /** Of the balance; 0 in other currencies than the account’s. */
  added: Amount,
  deducted: Amount,
});
export type StatementMonth = z.infer<typeof StatementMonth>;
/** An order that was bought on account, and what was paid for it. */
export const StatementClaim = z.object({
  ...ProInvoiceSummary.shape,
  order_number: z.string(),
  /** Null for a person who has no account any more. */
  ordered_by: z.nullable(z.string()),
  /** Of the total, what refunds of the order have ended. */
  credited: Amount,
  payments: z.array(z.object({ paid_on: z.string(), amount: Amount })),
});
export type StatementClaim = z.infer<typeof StatementClaim>;
export const StatementAnswer = answer({
  months: z.array(StatementMonth),
  /** Newest first, 200 at most. */
  claims: z.array(StatementClaim),
});
export type StatementAnswer = z.infer<typeof StatementAnswer>;

const LONGEST_PASTED = 50_000;

/** A table of goods, as pasted text or as the key of a sent file. */
export const ImportRows = z.object({
  text: z.string().check(z.maxLength(LONGEST_PASTED, 'too_long')),
  files: z.array(SecretSlug).check(z.maxLength(1, 'too_many_files')),
});
export type ImportRows = z.infer<typeof ImportRows>;

export const ImportedRow = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  row: z.int(),
  title: z.string(),
  /** Empty for a row that was added. */
  faults: z.array(z.object({ column: z.string(), code: z.string() })),
});
export type ImportedRow = z.infer<typeof ImportedRow>;
export const ImportAnswer = answer({
  added: z.int(),
  rows: z.array(ImportedRow),
  /** The rows with faults, with the head, to be corrected and sent again; empty where they are too long for a form. */
  rest: z.string(),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const TermsRequest = LanguageOnly;
export type TermsRequest = z.infer<typeof TermsRequest>;
export const TermsAnswer = answer({
  version: z.int(),
  published_at: Stamp,
  paragraphs: z.array(z.string()),
  /** Of this version; null until it is accepted. */
  accepted: z.nullable(z.object({ name: z.string(), at: Stamp })),
});
export type TermsAnswer = z.infer<typeof TermsAnswer>;
export const AcceptTerms = z.object({ version: z.int(), name: personName() });
export type AcceptTerms = z.infer<typeof AcceptTerms>;
