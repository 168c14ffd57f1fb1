import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';

export const failuresAction = acting({
  retry_mail: async ({ api, field }) => {
    await api.send(officeCalls.retryMail, { id: Number(field('id')) });
    return '/failures?done';
  },
  retry: async ({ api, field }) => {
    await api.send(officeCalls.retryJob, { id: field('id'), name: field('name') });
    return '/failures?done';
  },
});
