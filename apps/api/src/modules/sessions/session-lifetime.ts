const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_DAYS = 90;
const BROWSER_SESSION_DAYS = 7;

export type Lifetime = {
  readonly expiresAt: Date;
  /** For the cookie; 0: for as long as the browser is open. */
  readonly maxAgeSeconds: number;
};

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_SECONDS * 1000);

/** Guests' carts and remembered clients stay for 90 days; others until the browser closes, a week at most. */
export const lifetimeOf = (isRemembered: boolean, now: Date): Lifetime =>
  isRemembered
    ? { expiresAt: after(now, REMEMBERED_DAYS), maxAgeSeconds: REMEMBERED_DAYS * DAY_SECONDS }
    : { expiresAt: after(now, BROWSER_SESSION_DAYS), maxAgeSeconds: 0 };
