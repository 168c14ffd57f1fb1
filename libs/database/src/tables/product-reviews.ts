import type { DeclineReason, ReviewState, Stars } from '@shop/domain/product-review';
import type { Generated, Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** A buyer's review of a product of a delivered order. */
export type ProductReviewTable = {
  id: Key;
  brand: string;
  product_id: number;
  quote_id: number;
  /** Null for a guest, and after an erasure. */
  client_id: number | null;
  /** In which the review is written. */
  language: Language;
  stars: Stars;
  title: string;
  body: string;
  /** `Rasa K.`; empty for an author who wants no name. */
  shown_name: string;
  state: Generated<ReviewState>;
  decline_reason: DeclineReason | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  decided_at: Date | null;
};

/** `key` is the last part of a photo's address. */
export type ProductReviewPhotoTable = { review_id: number; position: number; key: string; file_id: number };

/** How many published reviews a product has, by stars. */
export type ProductRatingTable = {
  brand: string;
  product_id: number;
  stars_1: Generated<number>;
  stars_2: Generated<number>;
  stars_3: Generated<number>;
  stars_4: Generated<number>;
  stars_5: Generated<number>;
};

/** An order whose buyer was asked for reviews; the token opens its form. */
export type ReviewInvitationTable = { quote_id: number; token: string; invited_at: Timestamp };

export interface ProductReviewTables {
  product_review: ProductReviewTable;
  product_review_photo: ProductReviewPhotoTable;
  product_rating: ProductRatingTable;
  review_invitation: ReviewInvitationTable;
}

/** Who writes each table; all others read. */
export const productReviewWriters: Writers<ProductReviewTables> = {
  product_review: 'commerce-product-reviews',
  product_review_photo: 'commerce-product-reviews',
  product_rating: 'commerce-product-reviews',
  review_invitation: 'commerce-product-reviews',
};
