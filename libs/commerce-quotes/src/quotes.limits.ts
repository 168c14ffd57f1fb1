const MINUTE = 60_000;

/** Above normal use: each writes a row or a mail. */
export const WRITING = {
  visitorLimit: { max: 60, window: MINUTE },
  rateLimit: { max: 200, window: MINUTE },
} as const;

/** The calculator is free of rows, but not of work. */
export const CALCULATING = { rateLimit: { max: 120, window: MINUTE } } as const;

/** Each may visit a page of another shop. */
export const READING = {
  visitorLimit: { max: 40, window: MINUTE },
  rateLimit: { max: 60, window: MINUTE },
} as const;
