const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Longer than any of the answers that must be indistinguishable takes by itself. */
export const EVEN_ANSWER_MS = 120;

/** Answers, or fails, no sooner than after `ms`, so that the time taken does not reveal whether an account exists. */
export const evenly = async <T>(work: () => Promise<T>, ms = EVEN_ANSWER_MS): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
