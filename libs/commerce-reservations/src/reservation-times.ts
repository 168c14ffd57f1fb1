const HOUR_MS = 60 * 60_000;

/** The mailed link is confirmed within a day. */
export const CONFIRM_MS = 24 * HOUR_MS;
/** A device is held for three days. */
export const HOLD_MS = 72 * HOUR_MS;
