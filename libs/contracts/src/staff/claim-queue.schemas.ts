import { CLAIM_REASONS, CLAIM_STATES, CLAIM_WISHES, LONGEST_CLAIM_TEXT } from '@shop/domain/claim';
import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';
import { filled, optional } from '../fields.ts';

const State = z.enum(CLAIM_STATES);

/** Without a state: those that wait for staff. */
export const ClaimSearch = z.object({ state: z.optional(State) });
export type ClaimSearch = z.infer<typeof ClaimSearch>;

export const OfficeClaimSummary = z.object({
  id: z.int(),
  number: z.string(),
  brand: z.string(),
  state: State,
  reason: z.enum(CLAIM_REASONS),
  wish: z.enum(CLAIM_WISHES),
  order_id: z.int(),
  order_number: z.string(),
  /** Of its last change. */
  updated_at: Stamp,
});

export const ClaimQueue = answer({ claims: z.array(OfficeClaimSummary) });
export type ClaimQueue = z.infer<typeof ClaimQueue>;

export const OneClaim = z.object({ id: Id });
export type OneClaim = z.infer<typeof OneClaim>;

export const ClaimDetails = answer({
  claim: z.object({
    ...OfficeClaimSummary.shape,
    email: z.string(),
    lines: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.int() })),
    refund: z.nullable(z.object({ amount: Amount, currency: z.string() })),
    messages: z.array(
      z.object({
        /** The member of staff; null: the buyer. */
        staff: z.nullable(z.string()),
        text: z.string(),
        at: Stamp,
        files: z.array(z.object({ position: z.int(), kind: z.enum(['picture', 'document']) })),
      }),
    ),
    events: z.array(z.object({ state: z.string(), actor: z.string(), at: Stamp })),
  }),
});
export type ClaimDetails = z.infer<typeof ClaimDetails>;

export const ClaimWords = z.object({ id: Id, text: filled(LONGEST_CLAIM_TEXT) });
export type ClaimWords = z.infer<typeof ClaimWords>;

/** Every decision but a refund. A question and a refusal need a text. */
export const ClaimDecision = z.object({
  id: Id,
  state: z.enum(['in_review', 'question', 'replacement', 'repair', 'refused', 'closed']),
  text: optional(LONGEST_CLAIM_TEXT),
});
export type ClaimDecision = z.infer<typeof ClaimDecision>;

export const ClaimRefund = z.object({
  id: Id,
  /** In the charged currency; null: the claimed lines’ share of the order. */
  amount: z.nullable(Amount),
  text: optional(LONGEST_CLAIM_TEXT),
});
export type ClaimRefund = z.infer<typeof ClaimRefund>;

export const ClaimMoved = answer({ state: State });
export type ClaimMoved = z.infer<typeof ClaimMoved>;

/** A file of a record, by its position there. */
export const OneFile = z.object({ id: Id, position: Id });
export type OneFile = z.infer<typeof OneFile>;

/** `bytes` in base64: the office’s server sends them as a file. */
export const OfficeFile = answer({
  kind: z.enum(['picture', 'document']),
  name: z.string(),
  bytes: z.string(),
});
export type OfficeFile = z.infer<typeof OfficeFile>;
