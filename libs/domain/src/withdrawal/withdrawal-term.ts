import { addDays, dayIn, type Day } from '../calendar-day.ts';
import { EU_RETURN_DAYS } from '../market-duties.ts';

const DAY_MS = 86_400_000;

/** A term that ends on a weekend ends on the next Monday: Regulation 1182/71, article 3(4). */
const toWorkday = (day: Day): Day => {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
};

export type TermAsked = {
  /** When the last parcel arrived; null: not yet. */
  readonly arrivedAt: Date | null;
  /** Days that the brand promises: at least the law's. */
  readonly returnDays: number;
  readonly timeZone: string;
};

/** The last day of withdrawal; null while the goods have not arrived. The day of arrival is not counted. */
export const lastDayToWithdraw = ({ arrivedAt, returnDays, timeZone }: TermAsked): Day | null =>
  arrivedAt && toWorkday(addDays(dayIn(timeZone, arrivedAt), returnDays));

export const isTooLate = (asked: TermAsked, now: Date): boolean => {
  const last = lastDayToWithdraw(asked);
  return last !== null && dayIn(asked.timeZone, now) > last;
};

/** The last day to send the goods back: Directive 2011/83/EU, article 14(1). */
export const lastDayToSend = (statedAt: Date, timeZone: string): Day =>
  toWorkday(addDays(dayIn(timeZone, statedAt), EU_RETURN_DAYS));

/** The last moment of the refund, unless goods and proof are still missing: article 13(1). */
export const refundDueAt = (statedAt: Date): Date => new Date(statedAt.getTime() + EU_RETURN_DAYS * DAY_MS);
