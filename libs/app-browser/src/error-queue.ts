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
    /** Hands everything over, now and from now on. */
    drainTo: (start: (waiting: readonly unknown[]) => (error: unknown) => void): void => {
      report = start(waiting.splice(0));
    },
  };
};
