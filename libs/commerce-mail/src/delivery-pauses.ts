const SECOND_MS = 1_000;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * SECOND_MS;
/** With these pauses the last attempt comes three days after the first. */
const MOST_ATTEMPTS = 24;

/**
 * The pause after a mail's failed attempt, in milliseconds: twice the one before, up to six hours. Undefined after the
 * last attempt: the mail is given up.
 */
export const pauseAfter = (attempts: number): number | undefined =>
  attempts < MOST_ATTEMPTS ? Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) : undefined;
