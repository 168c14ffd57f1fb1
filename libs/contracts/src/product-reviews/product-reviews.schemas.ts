import {
  DECLINE_REASONS,
  LONGEST_REVIEW_TEXT,
  LONGEST_REVIEW_TITLE,
  MOST_REVIEW_PHOTOS,
  MOST_STARS,
  REVIEW_NAMES,
  REVIEW_SORTS,
  REVIEW_STATES,
} from '@shop/domain/product-review';
import * as z from 'zod/mini';
import { answer, Id, Picture, SecretSlug, Stamp } from '../contract.ts';
import { filled, optional } from '../fields.ts';

const MOST_PAGES = 10_000;
const Stars = z.int('required').check(z.minimum(1, 'required'), z.maximum(MOST_STARS, 'required'));

export const ShownReviewsRequest = z.object({
  product_id: Id,
  /** Only those of this rating. */
  stars: z.optional(Stars),
  sort: z.optional(z.enum(REVIEW_SORTS)),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_PAGES))),
});
export type ShownReviewsRequest = z.infer<typeof ShownReviewsRequest>;

export const ShownReview = z.object({
  id: z.int(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  /** In which it is written, as a language tag. */
  lang: z.string(),
  /** Empty for an author who wants no name. */
  author: z.string(),
  at: Stamp,
  /** The last parts of their addresses. */
  photos: z.array(z.string()),
});
export type ShownReview = z.infer<typeof ShownReview>;

export const ProductRating = z.object({ count: z.int(), average: z.number() });

export const ShownReviewsAnswer = answer({
  rating: z.nullable(ProductRating),
  /** Of one star, of two and so on. */
  counts: z.readonly(z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])),
  reviews: z.array(ShownReview),
  /** Of those asked for. */
  pages: z.int(),
});
export type ShownReviewsAnswer = z.infer<typeof ShownReviewsAnswer>;

/** `slug`: of the order, of its link, or of an invitation. */
export const ReviewOrderRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type ReviewOrderRequest = z.infer<typeof ReviewOrderRequest>;

export const OwnReview = z.object({
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  name: z.enum(REVIEW_NAMES),
  state: z.enum(REVIEW_STATES),
  decline_reason: z.nullable(z.enum(DECLINE_REASONS)),
  photos: z.array(z.string()),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const ReviewableProduct = z.object({
  product_id: z.int(),
  /** Null for a product that is not sold any more. */
  slug: z.nullable(z.string()),
  name: z.string(),
  image: Picture,
  review: z.nullable(OwnReview),
});
export type ReviewableProduct = z.infer<typeof ReviewableProduct>;

export const ReviewOrderAnswer = answer({
  number: z.string(),
  /** False until it is delivered. */
  is_reviewable: z.boolean(),
  /** `Rasa K.`: how the author is shown who gives a name. */
  shown_name: z.string(),
  products: z.array(ReviewableProduct),
});
export type ReviewOrderAnswer = z.infer<typeof ReviewOrderAnswer>;

const files = () => z.array(SecretSlug).check(z.maxLength(MOST_REVIEW_PHOTOS, 'too_many_files'));

export const SaveReview = z.object({
  slug: SecretSlug,
  product_id: Id,
  stars: Stars,
  title: optional(LONGEST_REVIEW_TITLE),
  text: filled(LONGEST_REVIEW_TEXT),
  name: z.enum(REVIEW_NAMES, 'required'),
  /** Keys of uploaded photos. */
  files: files(),
  /** Keys of the review’s own photos that stay. */
  kept: files(),
});
export type SaveReview = z.infer<typeof SaveReview>;

export const ReviewedGoods = z.object({ slug: SecretSlug, product_id: Id });
export type ReviewedGoods = z.infer<typeof ReviewedGoods>;

export const OwnReviewsAnswer = answer({
  reviews: z.array(
    z.object({
      ...OwnReview.shape,
      product_id: z.int(),
      product_name: z.string(),
      order_slug: SecretSlug,
      at: Stamp,
    }),
  ),
});
export type OwnReviewsAnswer = z.infer<typeof OwnReviewsAnswer>;
