import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';

export const failuresAction = acting({
  retry: async ({ api, field }) => {
    await api.send(officeCalls.retryJob, { id: field('id'), name: field('name') });
    return '/failures?done';
  },
});
