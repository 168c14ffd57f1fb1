export const writeReview = {
  loader: async () => (await import('./review-page/review-page.loader.ts')).loader,
  action: async () => (await import('./review-page/review-page.action.ts')).action,
  Component: async () => (await import('./review-page/review-page.tsx')).ReviewPage,
};

export const myReviews = {
  loader: async () => (await import('./my-reviews-page/my-reviews-page.loader.ts')).loader,
  Component: async () => (await import('./my-reviews-page/my-reviews-page.tsx')).MyReviewsPage,
};

/** With the words of photos, which claims have, too. */
export const reviewWords = async () => [
  (await import('./messages.ts')).messages,
  (await import('../claims/messages.ts')).messages,
];
