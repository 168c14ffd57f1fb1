import { staffCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';
import { sumIn } from '../form/read-sum.ts';

export const orderAction = acting({
  refund: async ({ api, params, field, idempotencyKey }) => {
    const amount = field('amount') === '' ? null : sumIn(field, 'amount');
    const body = { reference: field('id'), amount, reason: field('reason') };
    await api.send(staffCalls.refund, body, { idempotencyKey });
    return `/orders/${Number(params['id'])}?done`;
  },
});
