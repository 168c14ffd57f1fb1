import type { BodyOf } from '@shop/contracts/calls';
import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';
import { measuresIn } from '../form/read-measures.ts';

type ParcelAct = BodyOf<typeof officeCalls.moveParcel>['act'];

const NEXT = '/parcels?done';

const move =
  (act: ParcelAct) =>
  async ({ api, field }: ActAsked): Promise<string> => {
    await api.send(officeCalls.moveParcel, { id: Number(field('id')), act, value: field('value') });
    return NEXT;
  };

export const parcelsAction = acting({
  check: async ({ api, field }) => {
    await api.send(officeCalls.checkParcel, { id: Number(field('id')), ...measuresIn(field) });
    return NEXT;
  },
  identify: move('identify'),
  store: move('store'),
  hold: move('hold'),
  send_back: move('send_back'),
  dispose: move('dispose'),
  abandon: move('abandon'),
});
