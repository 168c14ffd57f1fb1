import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';
import { askedIn } from './queue-path.ts';

export const productReviewsLoader = loading(async ({ api, query }) => {
  const asked = askedIn(query);
  const found = await api.send(officeCalls.productReviews, asked);
  return { ...found, asked: { ...asked, page: found.page } };
});

export type FoundReviews = Awaited<ReturnType<typeof productReviewsLoader>>;
