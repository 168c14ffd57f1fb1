import { useEffect } from 'react';

const FIRST_MS = 3_000;
const SLOWEST_MS = 30_000;
const GROWTH = 2;

/**
 * Polls at growing intervals while the page is visible. A hidden tab does not poll; when visible again it
 * polls at once and restarts the intervals. `isSlow`: the answer takes hours, so frequent polling is useless.
 */
export const useAskAgain = (ask: () => unknown, { isSlow }: { isSlow: boolean }): void => {
  useEffect(() => {
    const first = isSlow ? SLOWEST_MS : FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (wait: number) => {
      timer = setTimeout(() => {
        void ask();
        plan(Math.min(wait * GROWTH, SLOWEST_MS));
      }, wait);
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      void ask();
      plan(first);
    };
    if (document.visibilityState !== 'hidden') plan(first);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [ask, isSlow]);
};
