import { get, post } from '../call.ts';
import type { Done, LanguageOnly } from '../contract.ts';
import type {
  OwnReviewsAnswer,
  ReviewedGoods,
  ReviewOrderAnswer,
  ReviewOrderRequest,
  SaveReview,
  ShownReviewsAnswer,
  ShownReviewsRequest,
} from './product-reviews.schemas.ts';

export const productReviewCalls = {
  /** The published reviews of a product, a page of them. */
  shown: post<ShownReviewsRequest, ShownReviewsAnswer>('/api/product-reviews/shown'),
  /** A photo of a published review. */
  photo: get<string>('/api/product-reviews/photos/:key'),
  /** The goods of a delivered order with their reviews: the buyer's own order, or that of an invitation. */
  order: post<ReviewOrderRequest, ReviewOrderAnswer>('/api/product-reviews/order'),
  /** Writes or changes a review. */
  save: post<SaveReview, Done>('/api/product-reviews/save'),
  withdraw: post<ReviewedGoods, Done>('/api/product-reviews/withdraw'),
  /** A photo of the author's own review, whatever its state. */
  ownPhoto: get<string>('/api/product-reviews/own/:slug/photos/:key'),
  /** The reviews of a client, newest first. */
  list: post<LanguageOnly, OwnReviewsAnswer>('/api/product-reviews/list'),
};
