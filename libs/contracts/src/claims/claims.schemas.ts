import {
  CLAIM_REASONS,
  CLAIM_STATES,
  CLAIM_WISHES,
  LONGEST_CLAIM_TEXT,
  MOST_CLAIM_FILES,
} from '@shop/domain/claim';
import * as z from 'zod/mini';
import { Amount, answer, Picture, SecretSlug, Stamp } from '../contract.ts';
import { email, filled } from '../fields.ts';

const MOST_LINES = 100;

/** A line of an order that may be claimed. */
export const ClaimableLine = z.object({
  /** Its position in the order. */
  position: z.int(),
  name: z.string(),
  attributes: z.array(z.string()),
  image: Picture,
  quantity: z.int(),
});
export type ClaimableLine = z.infer<typeof ClaimableLine>;

export const ClaimOrderRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type ClaimOrderRequest = z.infer<typeof ClaimOrderRequest>;

export const ClaimOrderAnswer = answer({
  /** Null while a guest’s link still waits for the e-mail of its order. */
  order: z.nullable(
    z.object({
      number: z.string(),
      /** False: not paid, cancelled or refunded. */
      is_claimable: z.boolean(),
      lines: z.array(ClaimableLine),
    }),
  ),
});
export type ClaimOrderAnswer = z.infer<typeof ClaimOrderAnswer>;

export const ClaimLinkRequest = z.object({ number: filled(40), email: email() });
export type ClaimLinkRequest = z.infer<typeof ClaimLinkRequest>;

const text = () => filled(LONGEST_CLAIM_TEXT);
/** Keys of uploaded files, as the upload answered them. */
const files = () => z.array(SecretSlug).check(z.maxLength(MOST_CLAIM_FILES, 'too_many_files'));

export const SubmitClaim = z.object({
  /** The order’s slug, or that of its link. */
  slug: SecretSlug,
  lines: z
    .array(z.object({ position: z.int(), quantity: z.int().check(z.minimum(1), z.maximum(9_999)) }))
    .check(z.minLength(1, 'required'), z.maxLength(MOST_LINES, 'too_long')),
  reason: z.enum(CLAIM_REASONS, 'required'),
  wish: z.enum(CLAIM_WISHES, 'required'),
  text: text(),
  files: files(),
});
export type SubmitClaim = z.infer<typeof SubmitClaim>;

export const ClaimSlugAnswer = answer({ slug: SecretSlug });
export type ClaimSlugAnswer = z.infer<typeof ClaimSlugAnswer>;

export const ClaimSummary = z.object({
  slug: SecretSlug,
  /** As shown: `CL` and the brand’s number. */
  number: z.string(),
  order_number: z.string(),
  state: z.enum(CLAIM_STATES),
  created_at: Stamp,
});
export type ClaimSummary = z.infer<typeof ClaimSummary>;

export const ClaimsAnswer = answer({ claims: z.array(ClaimSummary) });
export type ClaimsAnswer = z.infer<typeof ClaimsAnswer>;

export const ClaimFile = z.object({
  /** The last part of its address, under the claim’s. */
  position: z.int(),
  kind: z.enum(['picture', 'document']),
  /** In bytes. */
  size: z.int(),
});
export type ClaimFile = z.infer<typeof ClaimFile>;

export const ClaimMessage = z.object({
  from: z.enum(['buyer', 'staff']),
  text: z.string(),
  at: Stamp,
  files: z.array(ClaimFile),
});
export type ClaimMessage = z.infer<typeof ClaimMessage>;

export const Claim = z.object({
  ...ClaimSummary.shape,
  reason: z.enum(CLAIM_REASONS),
  wish: z.enum(CLAIM_WISHES),
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** The ordered refund; null without one. */
  refund: z.nullable(z.object({ amount: Amount, currency: z.string() })),
  /** Oldest first: the first one is the claim itself. */
  messages: z.array(ClaimMessage),
  timeline: z.array(z.object({ state: z.enum(CLAIM_STATES), at: Stamp })),
  may_write: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;

export const ClaimRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type ClaimRequest = z.infer<typeof ClaimRequest>;
export const ClaimAnswer = answer({ claim: Claim });
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;

export const WriteToClaim = z.object({ slug: SecretSlug, text: text(), files: files() });
export type WriteToClaim = z.infer<typeof WriteToClaim>;
