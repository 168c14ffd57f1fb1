import type { BodyOf } from '@shop/contracts/calls';
import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';
import { measuresIn } from '../form/read-measures.ts';

type ParcelAct = BodyOf<typeof officeCalls.moveParcel>['act'];
type NextPage = (asked: ActAsked) => string;

/** The acts on one parcel, of the queue or of its own page. */
export const parcelActs = (next: NextPage) => {
  const move =
    (act: ParcelAct) =>
    async (asked: ActAsked): Promise<string> => {
      const { api, field } = asked;
      await api.send(officeCalls.moveParcel, { id: Number(field('id')), act, value: field('value') });
      return next(asked);
    };
  return {
    check: async (asked: ActAsked): Promise<string> => {
      const { api, field } = asked;
      await api.send(officeCalls.checkParcel, { id: Number(field('id')), ...measuresIn(field) });
      return next(asked);
    },
    identify: move('identify'),
    store: move('store'),
    hold: move('hold'),
    send_back: move('send_back'),
    dispose: move('dispose'),
    abandon: move('abandon'),
  };
};

export const parcelsAction = acting(parcelActs(() => '/parcels?done'));
