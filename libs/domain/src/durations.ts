const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The durations used by the shop's rules, in milliseconds. */
export const DURATION = {
  TEN_SECONDS: 10 * SECOND,
  FIFTEEN_SECONDS: 15 * SECOND,
  THIRTY_SECONDS: 30 * SECOND,
  MINUTE,
  TWO_MINUTES: 2 * MINUTE,
  THREE_MINUTES: 3 * MINUTE,
  FIVE_MINUTES: 5 * MINUTE,
  TEN_MINUTES: 10 * MINUTE,
  FIFTEEN_MINUTES: 15 * MINUTE,
  THIRTY_MINUTES: 30 * MINUTE,
  HOUR,
  DAY,
  WEEK: 7 * DAY,
  NINETY_DAYS: 90 * DAY,
  YEAR: 365 * DAY,
} as const;
