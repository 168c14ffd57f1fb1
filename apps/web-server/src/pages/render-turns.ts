type Waiting = { since: number; isPatient: boolean; go: (isTurn: boolean) => void };

type Given = {
  /** Milliseconds that somebody may wait for a turn. */
  longestWait: number;
  now?: () => number;
};

/** Once the next in turn has waited this part of the longest wait, nobody new is let into the queue. */
const FULL = 0.75;

/**
 * One rendering begins in each round of the event loop, in the order of asking. Without turns all that came in one round
 * are rendered before anybody else is even accepted: at 64 connections the last one was heard after twelve seconds.
 * Who would have to wait too long is told so at once.
 */
export const createRenderTurns = ({ longestWait, now = () => performance.now() }: Given) => {
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
    /** True when it is one's turn; false when that would take too long. The patient wait however long it takes. */
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
