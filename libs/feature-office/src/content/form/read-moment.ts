import { momentIn } from '@shop/domain/calendar-day';
import { OFFICE_TIME_ZONE } from '@shop/domain/staff';
import { Unread } from '../../form/form-problem.ts';

/** A moment of the office's clocks; null for an empty field. */
export const momentOf = (name: string, typed: string): string | null => {
  if (typed === '') return null;
  const at = momentIn(OFFICE_TIME_ZONE, typed);
  if (!at) throw new Unread({ errors: { [name]: ['moment'] } });
  return at.toISOString();
};
