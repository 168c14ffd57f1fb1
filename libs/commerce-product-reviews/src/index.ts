export { decideReview, versionOf, type ReviewDecision, type ReviewRefusal } from './decide-review.ts';
export {
  createProductReviews,
  inviteReviewersHourly,
  type ProductReviews,
} from './product-reviews.module.ts';
export { inviteReviewers } from './invite-reviewers.ts';
export { productReviewsPersonal } from './product-reviews.personal.ts';
export { productReviewsRetention } from './product-reviews.retention.ts';
export { countReviews, findPhotoOfReview, findQueue } from './desk.repository.ts';
