import { TestClock } from 'pg-boss';
import type { Clock } from '@shop/database';

/** Long enough for a job that falls due before it or in its first seconds to be sent, found and begun. */
const LAST_STRETCH_MS = 45_000;

/**
 * A time that a test sets: `clock` is for the shop and its database, `ticker` for the jobs. Both return the same time.
 */
export const createSimulatedTime = (start: Date) => {
  const ticker = new TestClock(start);
  const clock: Clock = () => new Date(ticker.now());
  const jumpTo = (moment: Date): Promise<void> => ticker.setTime(moment);

  return {
    clock,
    ticker,
    /** Sets the time. Jobs do not start until time passes. */
    jumpTo,
    /** Sets the time shortly before a moment and lets time pass from there: the jobs that are due are started. */
    passUntil: async (moment: Date): Promise<void> => {
      const beforehand = new Date(moment.getTime() - LAST_STRETCH_MS);
      if (beforehand > clock()) await jumpTo(beforehand);
      await ticker.tick(moment.getTime() - ticker.now());
    },
  };
};

export type SimulatedTime = ReturnType<typeof createSimulatedTime>;
