const MINUTE = 60_000;

/** Above normal use: each writes a row or a mail. */
export const WRITING = {
  visitorLimit: { max: 60, window: MINUTE },
  rateLimit: { max: 200, window: MINUTE },
} as const;

export const ESTIMATING = { visitorLimit: { max: 120, window: MINUTE } } as const;
