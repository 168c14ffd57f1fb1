import { staffCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';
import { sumIn } from '../form/read-sum.ts';
import { liftStop } from '../mail-stops-page/lift-stop.ts';

export const clientAction = acting({
  lift: async (asked) => {
    await liftStop(asked);
    return `/clients/${Number(asked.params['id'])}?done`;
  },
  move: async ({ api, params, field, idempotencyKey }) => {
    const id = Number(params['id']);
    const direction = field('direction') === 'deduct' ? 'deduct' : 'credit';
    const words = { reason: field('reason'), note: field('note') };
    const body = { client_id: id, direction, amount: sumIn(field, 'amount'), ...words } as const;
    const { state } = await api.send(staffCalls.moveBalance, body, { idempotencyKey });
    return state === 'waiting' ? `/clients/${id}?waits` : `/clients/${id}?done`;
  },
});
