import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';
import { parcelActs } from '../parcels-page/parcels-page.action.ts';

const backTo = (id: number): string => `/parcels/${id}?done`;

export const parcelAction = acting({
  ...parcelActs(({ params }) => backTo(Number(params['id']))),
  add_photos: async ({ api, params, photos }) => {
    const id = Number(params['id']);
    const sent = photos();
    if (sent.length === 0) throw new Unread({ errors: { photos: ['required'] } });
    await api.send(officeCalls.addPhotos, { id, photos: [...sent] });
    return backTo(id);
  },
});
