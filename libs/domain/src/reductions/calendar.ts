const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', timeZoneName: 'longOffset' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  });
  formats.set(timeZone, made);
  return made;
};

const read = (at: Date, timeZone: string) => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const [, sign = '+', hours = 0, minutes = 0] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.get('timeZoneName') ?? '') ?? [];
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS * (sign === '-' ? -1 : 1);
  return { year: number('year'), month: number('month') - 1, day: number('day'), offsetMs };
};

const midnightOf = (dayUtc: number, timeZone: string): Date => {
  const guess = new Date(dayUtc - read(new Date(dayUtc), timeZone).offsetMs);
  return new Date(dayUtc - read(guess, timeZone).offsetMs);
};

/** Midnight, in the zone, of the day this many days after the moment's own. */
export const midnightAfterDays = (at: Date, days: number, timeZone: string): Date => {
  const { year, month, day } = read(at, timeZone);
  return midnightOf(Date.UTC(year, month, day + days), timeZone);
};

/** Midnight of the same day this many months later, or of the last day of a shorter month. */
export const midnightAfterMonths = (at: Date, months: number, timeZone: string): Date => {
  const { year, month, day } = read(at, timeZone);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return midnightOf(Date.UTC(year, month + months, Math.min(day, lastDay)), timeZone);
};
