type Waiting = { since: number; isPatient: boolean; go: (isTurn: boolean) => void };

type Given = {
  /** Milliseconds that somebody may wait for a turn. */
  longestWait: number;
  now?: () => number;
};

/** How much the newest pace counts: some ten turns are remembered. */
const WEIGHT = 0.1;

/**
 * One rendering begins in each round of the event loop, in the order of asking. Without turns all that came in one round
 * are rendered before anybody else is even accepted: at 64 connections the last one was heard after twelve seconds.
 * Who would have to wait too long is told so at once.
 */
export const createRenderTurns = ({ longestWait, now = () => performance.now() }: Given) => {
  let waiting: Waiting[] = [];
  let isRunning = false;
  let turnedAt = 0;
  let pace = 0;

  const begin = () => {
    isRunning = true;
    turnedAt = now();
    setImmediate(turn);
  };

  const turn = () => {
    pace += WEIGHT * (now() - turnedAt - pace);
    const isTooLate = ({ since, isPatient }: Waiting) => !isPatient && now() - since > longestWait;
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
      if (!isPatient && waiting.length * pace > longestWait) return Promise.resolve(false);
      return new Promise((go) => waiting.push({ since: now(), isPatient, go }));
    },
  };
};

export type RenderTurns = ReturnType<typeof createRenderTurns>;
