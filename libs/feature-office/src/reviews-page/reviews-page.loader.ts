import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const reviewsLoader = loading(async ({ api }) => (await api.send(officeCalls.reviews, {})).reviews);
