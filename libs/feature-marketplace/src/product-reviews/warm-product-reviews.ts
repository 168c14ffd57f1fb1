import type { PageContext } from '@shop/page';
import { shownReviews } from './review-ask.ts';

/** So that the server renders the reviews. */
export const warmProductReviews = async (
  context: PageContext,
  productId: number,
  address: string,
): Promise<void> => {
  await shownReviews(context, productId, new URL(address));
};
