import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const textLoader = loading(
  async ({ api, params, query }) =>
    (await api.send(officeCalls.text, { key: params['key'] ?? '', brand: query('brand').slice(0, 20) })).text,
);
