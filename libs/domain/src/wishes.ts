/** How many wishes one client keeps. */
export const MOST_WISHES = 200;

/** By how many percent a price falls before the client is told; 0 is any fall. */
export const ALERT_PERCENTS = [0, 5, 10, 20, 30] as const;
export type AlertPercent = (typeof ALERT_PERCENTS)[number];

/** Undefined for a percentage that no form offers. */
export const findAlertPercent = (percent: number | null): AlertPercent | undefined =>
  ALERT_PERCENTS.find((known) => known === percent);
