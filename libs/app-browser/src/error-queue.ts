/** Keeps errors until a listener is set: reporting is loaded after hydration. */
export const createErrorQueue = () => {
  const waiting: unknown[] = [];
  let report: ((error: unknown) => void) | undefined;
  const add = (error: unknown): void => {
    if (report) report(error);
    else if (waiting.length < 20) waiting.push(error);
  };
  return {
    add,
    /** Passes on all queued errors, and each later one at once. */
    drainTo: (start: (waiting: readonly unknown[]) => (error: unknown) => void): void => {
      report = start(waiting.splice(0));
    },
  };
};
