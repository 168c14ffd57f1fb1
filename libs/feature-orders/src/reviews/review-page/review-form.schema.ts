import { filled, optional } from '@shop/contracts/fields';
import { LONGEST_REVIEW_TEXT, LONGEST_REVIEW_TITLE, REVIEW_NAMES } from '@shop/domain/product-review';
import * as z from 'zod/mini';

/** Stars are the text of a field here. */
export const reviewSchema = z.object({
  stars: z.enum(['1', '2', '3', '4', '5'], 'required'),
  title: optional(LONGEST_REVIEW_TITLE),
  text: filled(LONGEST_REVIEW_TEXT),
  name: z.enum(REVIEW_NAMES, 'required'),
});

const KEPT = 'kept_';

/** The field of a photo that the review has already. */
export const keptField = (key: string): string => KEPT + key;

export const keptKeys = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(KEPT))
    .map((name) => name.slice(KEPT.length));

/** The name of the form's draft in the tab. */
export const reviewDraft = (slug: string, productId: number): string => `review-${slug}-${productId}`;
