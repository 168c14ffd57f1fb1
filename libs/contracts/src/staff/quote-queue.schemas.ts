import { QUOTE_STATES } from '@shop/domain/quotes';
import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';
import { filled } from '../fields.ts';

/** Without a state: those that wait for staff. */
export const QuoteSearch = z.object({ state: z.optional(z.enum(QUOTE_STATES)) });
export type QuoteSearch = z.infer<typeof QuoteSearch>;

export const QuoteSummary = z.object({
  id: z.int(),
  number: z.string(),
  brand: z.string(),
  state: z.string(),
  shipping_method: z.string(),
  email: z.string(),
  submitted_at: Stamp,
  /** The name of the person who works on it. */
  taken_by: z.nullable(z.string()),
  /** What it is about: its first item that has a picture. Absent in an answer of the previous release. */
  pictured: z.optional(z.nullable(z.object({ line_id: z.int(), title: z.string() }))),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

export const QuoteQueue = answer({ quotes: z.array(QuoteSummary) });
export type QuoteQueue = z.infer<typeof QuoteQueue>;

export const OneQuote = z.object({ id: Id });
export type OneQuote = z.infer<typeof OneQuote>;

/** `proposal`: what the pricer would offer now; null while it lacks something. */
export const QuoteDetails = answer({
  quote: z.object({
    ...QuoteSummary.shape,
    note: z.string(),
    question: z.nullable(z.string()),
    /** The person of the session works on it. */
    is_mine: z.boolean(),
    lines: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        url: z.nullable(z.string()),
        options: z.string(),
        quantity: z.int(),
        price: z.nullable(Amount),
        currency: z.string(),
        category_id: z.nullable(z.int()),
        weight_g: z.nullable(z.int()),
        restriction: z.nullable(z.string()),
        /** Absent in an answer of the previous release. */
        has_picture: z.optional(z.boolean()),
      }),
    ),
    events: z.array(z.object({ state: z.string(), actor: z.string(), note: z.string(), at: Stamp })),
    proposal: z.nullable(z.object({ total: Amount, currency: z.string() })),
  }),
});
export type QuoteDetails = z.infer<typeof QuoteDetails>;

/** What is left out stays as it is. */
export const QuoteFacts = z.object({
  id: Id,
  line_id: Id,
  price: z.optional(Amount.check(z.minimum(0), z.maximum(1_000_000))),
  currency: z.optional(z.enum(['USD', 'EUR'])),
  category_id: z.optional(Id),
  weight_g: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
});
export type QuoteFacts = z.infer<typeof QuoteFacts>;

/** The buyer reads the text. */
export const QuoteWords = z.object({ id: Id, text: filled(2_000) });
export type QuoteWords = z.infer<typeof QuoteWords>;

export const QuoteMoved = answer({ state: z.string() });
export type QuoteMoved = z.infer<typeof QuoteMoved>;
