export const writeReview = {
  loader: async () => (await import('./review-page/review-page.loader.ts')).loader,
  action: async () => (await import('./review-page/review-page.action.ts')).action,
  Component: async () => (await import('./review-page/review-page.tsx')).ReviewPage,
};

export const myReviews = {
  loader: async () => (await import('./my-reviews-page/my-reviews-page.loader.ts')).loader,
  Component: async () => (await import('./my-reviews-page/my-reviews-page.tsx')).MyReviewsPage,
};

/** Apart from the feature’s own: few pages need them. */
export const reviewWords = async () => [(await import('./messages.ts')).messages];
