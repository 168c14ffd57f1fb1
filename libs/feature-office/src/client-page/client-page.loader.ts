import { staffCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const clientLoader = loading(async ({ api, params }) => {
  const id = Number(params['id']);
  return { id, account: await api.send(staffCalls.balance, { client_id: id }) };
});
