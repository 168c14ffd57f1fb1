import { officeCalls, staffCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const clientLoader = loading(async ({ api, params }) => {
  const id = Number(params['id']);
  const [account, { account: company }] = await Promise.all([
    api.send(staffCalls.balance, { client_id: id }),
    api.send(officeCalls.companyAccount, { client_id: id }),
  ]);
  return { id, account, company };
});
