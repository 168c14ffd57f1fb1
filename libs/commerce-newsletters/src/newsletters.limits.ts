import type { Limit } from '@shop/commerce-kit/attempt-rule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Requests from one place. */
export const ASKS: Limit = {
  max: 5,
  windowMs: 10 * MINUTE,
  firstWaitMs: 10 * MINUTE,
  longestWaitMs: 2 * HOUR,
};

/** Mails to one address: it may belong to another person. */
export const CONFIRMING_MAILS: Limit = {
  ...{ max: 3, windowMs: 24 * HOUR },
  ...{ firstWaitMs: HOUR, longestWaitMs: 24 * HOUR },
};

/** A token cannot be guessed: only the cost is limited. */
export const BY_LINK = { rateLimit: { max: 30, window: MINUTE } } as const;
