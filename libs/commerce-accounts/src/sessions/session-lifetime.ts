const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Rule = {
  /** The session ends after this time without a visit. */
  readonly idleMs: number;
  /** The session ends after this time in any case, and the visitor logs in again. */
  readonly absoluteMs: number;
  /** A visit is stored at most this often, so that reading pages seldom writes. */
  readonly noteEveryMs: number;
};

/** A guest's session, and that of a client who asked to be remembered. */
const REMEMBERED: Rule = { idleMs: 90 * DAY_MS, absoluteMs: 365 * DAY_MS, noteEveryMs: 12 * HOUR_MS };
/** A client who did not ask to be remembered: until the browser closes, and no longer than these. */
const BROWSER: Rule = { idleMs: 12 * HOUR_MS, absoluteMs: 30 * DAY_MS, noteEveryMs: 5 * MINUTE_MS };

const ruleOf = (isRemembered: boolean): Rule => (isRemembered ? REMEMBERED : BROWSER);

export type Lifetime = {
  /** The idle end, moved by visits and never later than `endsAt`. */
  readonly expiresAt: Date;
  readonly endsAt: Date;
  /** For the cookie; 0: a cookie of the browser session. Only the server enforces the idle end. */
  readonly maxAgeSeconds: number;
};

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

export const lifetimeOf = (isRemembered: boolean, now: Date): Lifetime => {
  const { idleMs, absoluteMs } = ruleOf(isRemembered);
  return {
    expiresAt: after(now, idleMs),
    endsAt: after(now, absoluteMs),
    maxAgeSeconds: isRemembered ? absoluteMs / 1000 : 0,
  };
};

type Standing = { readonly isRemembered: boolean; readonly expiresAt: Date; readonly endsAt: Date };

/** The idle end after a visit, or null when this visit need not be stored. */
export const prolonged = ({ isRemembered, expiresAt, endsAt }: Standing, now: Date): Date | null => {
  const { idleMs, noteEveryMs } = ruleOf(isRemembered);
  const wanted = new Date(Math.min(now.getTime() + idleMs, endsAt.getTime()));
  const isDue = wanted.getTime() - expiresAt.getTime() >= noteEveryMs;
  return isDue ? wanted : null;
};
