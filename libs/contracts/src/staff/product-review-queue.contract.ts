import { OfficeFile, OneFile } from './claim-queue.schemas.ts';
import { productReviewQueueCalls } from './product-review-queue.calls.ts';
import {
  ProductReviewDecided,
  ProductReviewDecision,
  ProductReviewQueue,
  ReviewQueueRequest,
} from './product-review-queue.schemas.ts';
import { staffContract } from './staff-contract.ts';

/** Reviews of goods in the office. */
export const productReviewQueueContract = {
  productReviews: staffContract(productReviewQueueCalls.productReviews, {
    summary: 'Reviews of goods by state and brand: the longest waiting first, the decided ones newest first',
    right: 'product_review.work',
    body: ReviewQueueRequest,
    answer: ProductReviewQueue,
  }),
  productReviewPhoto: staffContract(productReviewQueueCalls.productReviewPhoto, {
    summary: 'A photo of a review',
    right: 'product_review.work',
    body: OneFile,
    answer: OfficeFile,
  }),
  decideProductReview: staffContract(productReviewQueueCalls.decideProductReview, {
    summary: 'Publishes a review, or declines it for a reason of the list; its author is told',
    right: 'product_review.work',
    body: ProductReviewDecision,
    answer: ProductReviewDecided,
  }),
};
