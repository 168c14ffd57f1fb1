import { useEffect } from 'react';

const FIRST_MS = 3_000;
const SLOWEST_MS = 30_000;
const GROWTH = 2;

/**
 * Asks again by itself, less and less often, while the page is seen. A hidden tab asks nothing; seen again it asks at
 * once and starts again. `isSlow`: the answer takes hours, so that asking often is of no use.
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
