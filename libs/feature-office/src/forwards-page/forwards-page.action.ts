import { officeCalls } from '@shop/contracts/staff-calls';
import { CARRIERS } from '@shop/domain/parcel-state';
import { acting } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';
import { measuresIn } from '../form/read-measures.ts';

const NEXT = '/forwards?done';

export const forwardsAction = acting({
  pack: async ({ api, field }) => {
    await api.send(officeCalls.packForward, { id: Number(field('id')), ...measuresIn(field) });
    return NEXT;
  },
  hand_over: async ({ api, field }) => {
    const carrier = CARRIERS.find((known) => known === field('carrier'));
    const number = field('number');
    if (!carrier || number === '') throw new Unread({ errors: { number: ['required'] } });
    await api.send(officeCalls.handForwardOver, {
      id: Number(field('id')),
      carrier,
      tracking_number: number,
    });
    return NEXT;
  },
});
