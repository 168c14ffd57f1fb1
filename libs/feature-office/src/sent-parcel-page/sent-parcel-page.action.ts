import { officeCalls } from '@shop/contracts/staff-calls';
import { momentIn } from '@shop/domain/calendar-day';
import { PARCEL_STATES } from '@shop/domain/parcel-state';
import { OFFICE_TIME_ZONE } from '@shop/domain/staff';
import { acting } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';

/** Null for an empty field: it happened now. */
const momentOf = (typed: string): string | null => {
  if (typed === '') return null;
  const at = momentIn(OFFICE_TIME_ZONE, typed);
  if (!at) throw new Unread({ errors: { at: ['moment'] } });
  return at.toISOString();
};

export const sentParcelAction = acting({
  track: async ({ api, params, field }) => {
    const id = Number(params['id']);
    const state = PARCEL_STATES.find((known) => known === field('state'));
    if (!state) throw new Unread({ errors: { place: ['required'] } });
    await api.send(officeCalls.trackParcel, { id, state, place: field('place'), at: momentOf(field('at')) });
    return `/sent/${id}?done`;
  },
});
