import { isApiProblem } from '@shop/data-access';

const TRIES = 5;
const PAUSE_MS = 400;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A second click may arrive while the first one is being processed; with the same key it then gets the first
 * one's answer.
 */
export const whenAnswered = async <T>(send: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await send();
    } catch (problem) {
      const isAtWork = isApiProblem(problem) && problem.status === 409 && problem.message === 'in_flight';
      if (!isAtWork || left <= 1) throw problem;
      await pause(pauseMs);
    }
  }
};
