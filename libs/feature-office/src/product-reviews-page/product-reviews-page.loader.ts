import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const productReviewsLoader = loading(
  async ({ api }) => (await api.send(officeCalls.productReviews, {})).reviews,
);
