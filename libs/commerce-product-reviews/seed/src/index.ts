export { seedProductReviews } from './seed-product-reviews.ts';
