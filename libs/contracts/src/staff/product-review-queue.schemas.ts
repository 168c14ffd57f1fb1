import { DECLINE_REASONS, REVIEW_STATES } from '@shop/domain/product-review';
import * as z from 'zod/mini';
import { answer, Id, Stamp } from '../contract.ts';

export const ReviewQueueRequest = z.object({});
export type ReviewQueueRequest = z.infer<typeof ReviewQueueRequest>;

export const WaitingReview = z.object({
  id: z.int(),
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
export type WaitingReview = z.infer<typeof WaitingReview>;

export const ProductReviewQueue = answer({ reviews: z.array(WaitingReview) });
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
