import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const quoteLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.quote, { id: Number(params['id']) })).quote,
);
