const HOUR_MS = 60 * 60_000;

/** The mailed link is confirmed within a day. */
export const CONFIRM_MS = 24 * HOUR_MS;
/** The deposit is paid within an hour; the place is kept as long. */
export const PAYING_MS = HOUR_MS;
/** A device is held for three days. */
export const HOLD_MS = 72 * HOUR_MS;
