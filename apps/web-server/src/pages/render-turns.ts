type Waiting = { since: number; isPatient: boolean; go: (isTurn: boolean) => void };

type RenderTurnsOptions = {
  /** Milliseconds that a request may wait for a turn. */
  longestWait: number;
  now?: () => number;
};

/** Once the next request in the queue has waited this part of the longest wait, no new one is queued. */
const FULL = 0.75;

/**
 * Begins one rendering in each turn of the event loop, in the order of arrival. Without turns all requests of
 * one turn are rendered before any other connection is accepted: with 64 connections the last one was
 * accepted after twelve seconds. A request that would have to wait too long is refused at once.
 */
export const createRenderTurns = ({ longestWait, now = () => performance.now() }: RenderTurnsOptions) => {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const begin = () => {
    isRunning = true;
    setImmediate(turn);
  };

  const turn = () => {
    const latest = now() - longestWait;
    const isTooLate = ({ since, isPatient }: Waiting) => !isPatient && since < latest;
    for (const late of waiting.filter(isTooLate)) late.go(false);
    const [next, ...others] = waiting.filter((one) => !isTooLate(one));
    waiting = others;
    isRunning = false;
    if (!next) return;
    begin();
    next.go(true);
  };

  return {
    /**
     * True when the turn has come; false when that would take too long. With `isPatient` the request waits
     * without a limit.
     */
    take: (isPatient: boolean): Promise<boolean> => {
      if (!isRunning) {
        begin();
        return Promise.resolve(true);
      }
      const [oldest] = waiting;
      if (!isPatient && oldest && now() - oldest.since > longestWait * FULL) return Promise.resolve(false);
      return new Promise((go) => waiting.push({ since: now(), isPatient, go }));
    },
  };
};
