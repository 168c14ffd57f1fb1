/** A day of a calendar: `2026-11-26`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** One for each zone: making a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  formats.set(timeZone, made);
  return made;
};

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, at: Date): Day => formatOf(timeZone).format(at);

/** How far the clocks of a zone are ahead of UTC at a moment. */
const aheadMs = (timeZone: string, at: number): number => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(at);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1_000) * 1_000;
};

/**
 * The moment of a time that clocks of the zone show: `2026-11-26T10:30`; null for any other text. A time that the clocks
 * skip is the one an hour later.
 */
export const momentIn = (timeZone: string, typed: string): Date | null => {
  const shown = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? Date.parse(`${typed}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  const first = shown - aheadMs(timeZone, shown);
  return new Date(shown - aheadMs(timeZone, first));
};

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
