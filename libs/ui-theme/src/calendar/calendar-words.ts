/** The texts of a calendar, and the first day of its week. Days are `2026-11-25`, months `2026-11`. */
export type CalendarWords = {
  previous: string;
  next: string;
  /** The first day of the week, counted from Sunday. */
  firstDay: number;
  /** From the first day of the week. */
  weekdays: readonly { short: string; long: string }[];
  month: (month: string) => string;
  day: (day: string) => string;
};
