/** A day of a calendar: `2026-11-26`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, at: Date): Day =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
