type Log = { error: (details: object, message: string) => void };

/**
 * Repeats work with a pause between, one run at a time. For work that must happen within seconds of its cause; work
 * that may wait a minute belongs to the job runner.
 */
export const createHeartbeat = (pauseMs: number, work: () => Promise<unknown>, log: Log) => {
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();
  let isStopped = true;

  const beat = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // The database may be unavailable; the next run tries again.
      log.error({ err: error }, 'a heartbeat failed');
    }
    if (!isStopped) timer = setTimeout(next, pauseMs).unref();
  };
  const next = () => {
    beating = beat();
  };

  return {
    start: () => {
      if (!isStopped) return;
      isStopped = false;
      next();
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await beating;
    },
  };
};
