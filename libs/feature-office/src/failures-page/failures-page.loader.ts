import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const failuresLoader = loading(async ({ api }) => {
  const [{ mails }, { jobs }] = await Promise.all([
    api.send(officeCalls.failedMails, {}),
    api.send(officeCalls.failedJobs, {}),
  ]);
  return { mails, jobs };
});
