import { productReviewQueries, type ReviewAsk } from '@shop/data-access/product-reviews';
import { REVIEW_SORTS, STARS } from '@shop/domain/product-review';
import type { PageContext } from '@shop/page';

/** In the address of a product's page. */
export const REVIEW_FIELDS = { stars: 'reviewStars', sort: 'reviewSort', page: 'reviewPage' } as const;

const MOST_PAGES = 10_000;

/** What the address asks for; anything else in it is left out. */
export const reviewAsk = (productId: number, search: URLSearchParams): ReviewAsk => {
  const page = Number(search.get(REVIEW_FIELDS.page));
  return {
    product_id: productId,
    stars: STARS.find((one) => String(one) === search.get(REVIEW_FIELDS.stars)),
    sort: REVIEW_SORTS.find((one) => one === search.get(REVIEW_FIELDS.sort)),
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : undefined,
  };
};

export const shownReviews = ({ api, queryClient }: PageContext, productId: number, url: URL) =>
  queryClient.ensureQueryData(productReviewQueries(api).shown(reviewAsk(productId, url.searchParams)));
