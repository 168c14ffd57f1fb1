import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../../loading.ts';
import { contentIn } from '../content-address.ts';

export const deskLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.content, contentIn(params))).content,
);
