import { FALLBACK_FORMAT_TAG, getLanguage, type LocaleCode } from '@shop/domain/languages';

/** A day of the week, counted from Sunday. */
type Weekday = 0 | 1;

const SUNDAY: Weekday = 0;
const MONDAY: Weekday = 1;
/** 4 January 1970; the names of the week are written from its days. */
const A_SUNDAY = 3;
const DAY_MS = 86_400_000;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Monday; in English it is Sunday. */
export const firstDayOfWeek = (locale: LocaleCode): Weekday => (locale === 'en' ? SUNDAY : MONDAY);

/** The texts of a calendar in one language; days are `2026-11-25`, months `2026-11`. */
export const calendarOf = (locale: LocaleCode) => {
  const tags = [getLanguage(locale).formatTag, FALLBACK_FORMAT_TAG];
  const writes = (options: Intl.DateTimeFormatOptions) => {
    // A day is the same everywhere: it is formatted in UTC.
    const format = new Intl.DateTimeFormat(tags, { ...options, timeZone: 'UTC' });
    return (date: string | number) => format.format(new Date(date));
  };
  const [short, long] = [writes({ weekday: 'short' }), writes({ weekday: 'long' })];
  const month = writes({ month: 'long', year: 'numeric' });
  const firstDay = firstDayOfWeek(locale);
  return {
    firstDay,
    /** From the first day of the week. */
    weekdays: WEEK.map((day) => {
      const date = (A_SUNDAY + firstDay + day) * DAY_MS;
      return { short: short(date), long: long(date) };
    }),
    month: (value: string): string => month(`${value}-01`),
    day: writes({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
};
