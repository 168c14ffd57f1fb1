import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const orderLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.order, { id: Number(params['id']) })).order,
);
