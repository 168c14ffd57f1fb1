import { DECLINE_REASONS, REVIEW_STATES } from '@shop/domain/product-review';
import * as z from 'zod/mini';
import { answer, Id, Stamp } from '../contract.ts';
import { optional } from '../fields.ts';

export const ReviewQueueRequest = z.object({
  state: z.enum(REVIEW_STATES),
  /** '': all brands. */
  brand: optional(20),
  page: z.int().check(z.positive(), z.maximum(10_000)),
});
export type ReviewQueueRequest = z.infer<typeof ReviewQueueRequest>;

export const QueuedReview = z.object({
  id: z.int(),
  state: z.enum(REVIEW_STATES),
  /** Of a declined review. */
  decline_reason: z.nullable(z.enum(DECLINE_REASONS)),
  brand: z.string(),
  product: z.string(),
  order_id: z.int(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  /** In which it is written, as a language tag. */
  lang: z.string(),
  author: z.string(),
  /** Positions, for their addresses. */
  photos: z.array(z.int()),
  at: Stamp,
  /** Another one after each change: a decision names it. */
  version: z.int(),
});
export type QueuedReview = z.infer<typeof QueuedReview>;

export const ProductReviewQueue = answer({
  reviews: z.array(QueuedReview),
  page: z.int(),
  pages: z.int(),
  /** In the brand that was asked for. */
  states: z.array(z.object({ state: z.enum(REVIEW_STATES), count: z.int() })),
  /** In the state that was asked for. */
  brands: z.array(z.object({ brand: z.string(), count: z.int() })),
});
export type ProductReviewQueue = z.infer<typeof ProductReviewQueue>;

/** Without a reason the review is published. */
export const ProductReviewDecision = z.object({
  id: Id,
  version: z.int(),
  reason: z.nullable(z.enum(DECLINE_REASONS, 'required')),
});
export type ProductReviewDecision = z.infer<typeof ProductReviewDecision>;

export const ProductReviewDecided = answer({ state: z.enum(REVIEW_STATES) });
export type ProductReviewDecided = z.infer<typeof ProductReviewDecided>;
