import { staffCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';

export const requestsAction = acting({
  confirm: async ({ api, field, idempotencyKey }) => {
    await api.send(staffCalls.confirmMove, { id: Number(field('id')) }, { idempotencyKey });
    return '/requests?done';
  },
  refuse: async ({ api, field, idempotencyKey }) => {
    const body = { id: Number(field('id')), reason: field('reason') };
    await api.send(staffCalls.refuseMove, body, { idempotencyKey });
    return '/requests?done';
  },
});
