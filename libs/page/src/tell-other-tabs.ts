import { OTHER_TABS_KEY } from './other-tabs-key.ts';

/** A tab suspended during a request does not block the others. */
const LONGEST_TURN_MS = 5_000;

const isTimeout = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'TimeoutError';

/** Tabs change the cart one after another: the first add creates the session that the others use. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  // Missing on plain-http hosts, where tabs then do not wait for each other.
  if (!globalThis.navigator?.locks) return work();
  try {
    return await navigator.locks.request(
      OTHER_TABS_KEY,
      { signal: AbortSignal.timeout(LONGEST_TURN_MS) },
      work,
    );
  } catch (problem) {
    if (isTimeout(problem)) return work();
    throw problem;
  }
};

/** Notifies the other tabs of this browser that the cart has changed. */
export const tellOtherTabs = (): void => {
  try {
    localStorage.setItem(OTHER_TABS_KEY, String(Date.now()));
  } catch {
    // Storage is full or blocked: the other tabs update the cart on their next load.
  }
};
