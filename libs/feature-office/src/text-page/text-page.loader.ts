import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const textLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.text, { key: params['key'] ?? '' })).text,
);
