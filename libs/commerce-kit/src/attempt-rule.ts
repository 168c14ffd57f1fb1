/** The number of attempts in a window, and the growth of the waits after them. */
export type Limit = { max: number; windowMs: number; firstWaitMs: number; longestWaitMs: number };

export type Attempts = {
  windowStartedAt: Date;
  hits: number;
  strikes: number;
  blockedUntil: Date | null;
};

export type Decision = { next: Attempts; waitMs: number };

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Counts one more attempt. `waitMs` above 0 refuses it. */
export const countAttempt = (before: Attempts | undefined, limit: Limit, now: Date): Decision => {
  const known = before ?? { windowStartedAt: now, hits: 0, strikes: 0, blockedUntil: null };
  const blockedFor = (known.blockedUntil?.getTime() ?? 0) - now.getTime();
  // Attempts during a wait do not make it longer.
  if (blockedFor > 0) return { next: known, waitMs: blockedFor };

  const age = now.getTime() - known.windowStartedAt.getTime();
  const fresh = age >= limit.windowMs || known.blockedUntil !== null;
  const forgiven = age >= limit.longestWaitMs * 2;
  const current: Attempts = {
    windowStartedAt: fresh ? now : known.windowStartedAt,
    hits: (fresh ? 0 : known.hits) + 1,
    strikes: forgiven ? 0 : known.strikes,
    blockedUntil: null,
  };
  if (current.hits <= limit.max) return { next: current, waitMs: 0 };

  const waitMs = Math.min(limit.firstWaitMs * 2 ** current.strikes, limit.longestWaitMs);
  return {
    next: { ...current, strikes: current.strikes + 1, blockedUntil: later(now, waitMs) },
    waitMs,
  };
};
