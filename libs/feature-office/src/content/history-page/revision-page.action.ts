import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../../form/acting.ts';
import { contentIn, deskOf } from '../content-address.ts';

export const revisionAction = acting({
  restore: async ({ api, params, field }) => {
    const of = contentIn(params);
    await api.send(officeCalls.restoreContent, {
      ...{ ...of, number: Number(params['number']), latest: Number(field('latest')) },
    });
    return `${deskOf(of)}?done`;
  },
});
