/** Days are counted from 1 January 1970, so that a day is a number and a week is seven of them. */
export type Day = number;

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTH = 7;

/** The day of `2026-11-25`; undefined for any other text. */
export const readDay = (text: string): Day | undefined => {
  const time = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || writeDay(time / DAY_MS) !== text ? undefined : time / DAY_MS;
};

export const writeDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** `2026-11`. */
export const monthOf = (day: Day): string => writeDay(day).slice(0, MONTH_LENGTH);

/** The number in its month. */
export const numberOf = (day: Day): number => new Date(day * DAY_MS).getUTCDate();

/** Also for days before 1970, whose remainder would be negative. */
const placeInWeek = (day: Day, firstDay: number): number =>
  (((day + FIRST_WEEKDAY - firstDay) % WEEK) + WEEK) % WEEK;

const firstOfMonth = (day: Day): Day => day - numberOf(day) + 1;

const inMonths = (day: Day, months: number): Day => {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY_MS;
};

/** The weeks of a day's month; undefined for days of adjacent months. */
export const weeksOf = (day: Day, firstDay: number): readonly (readonly (Day | undefined)[])[] => {
  const first = firstOfMonth(day);
  const length = inMonths(first, 1) - first;
  const before = placeInWeek(first, firstDay);
  const rows = Math.ceil((before + length) / WEEK);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => {
      const place = row * WEEK + column - before;
      return place >= 0 && place < length ? first + place : undefined;
    }),
  );
};

type Key = { key: string; shiftKey: boolean };

/** The day that a key moves to, by the pattern for date grids; undefined for other keys. */
export const dayByKey = (day: Day, { key, shiftKey }: Key, firstDay: number): Day | undefined => {
  const place = placeInWeek(day, firstDay);
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - WEEK;
    case 'ArrowDown':
      return day + WEEK;
    case 'Home':
      return day - place;
    case 'End':
      return day + WEEK - 1 - place;
    case 'PageUp':
      return inMonths(day, -months);
    case 'PageDown':
      return inMonths(day, months);
    default:
      return undefined;
  }
};

export const monthBefore = (day: Day): Day => inMonths(day, -1);
export const monthAfter = (day: Day): Day => inMonths(day, 1);
