import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const claimLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.claim, { id: Number(params['id']) })).claim,
);
