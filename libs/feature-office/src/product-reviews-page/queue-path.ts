import { REVIEW_STATES, type ReviewState } from '@shop/domain/product-review';

/** Which reviews are shown. */
export type ReviewsAsked = {
  readonly state: ReviewState;
  /** '': of all brands. */
  readonly brand: string;
  readonly page: number;
};

/** The address of the queue, without what it shows anyway. */
export const queuePath = (
  { state, brand, page }: ReviewsAsked,
  also: Record<string, string> = {},
): string => {
  const query = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(brand !== '' && { brand }),
    ...(page > 1 && { page: String(page) }),
    ...also,
  }).toString();
  return query === '' ? '/product-reviews' : `/product-reviews?${query}`;
};

const LAST = 10_000;

/** What an address or a form asks for; anything unknown is left out. */
export const askedIn = (said: (name: string) => string): ReviewsAsked => ({
  state: REVIEW_STATES.find((known) => known === said('state')) ?? 'waiting',
  brand: said('brand').slice(0, 20),
  page: Math.min(LAST, Math.max(1, Math.trunc(Number(said('page'))) || 1)),
});
