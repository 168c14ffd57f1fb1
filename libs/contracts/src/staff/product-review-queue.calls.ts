import { post } from '../call.ts';
import type { OfficeFile, OneFile } from './claim-queue.schemas.ts';
import type {
  ProductReviewDecided,
  ProductReviewDecision,
  ProductReviewQueue,
  ReviewQueueRequest,
} from './product-review-queue.schemas.ts';

/** Reviews of goods in the office. */
export const productReviewQueueCalls = {
  productReviews: post<ReviewQueueRequest, ProductReviewQueue>('/api/staff/product-reviews'),
  productReviewPhoto: post<OneFile, OfficeFile>('/api/staff/product-reviews/photo'),
  decideProductReview: post<ProductReviewDecision, ProductReviewDecided>('/api/staff/product-reviews/decide'),
};
