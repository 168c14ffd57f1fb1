import { servedBuild } from '@shop/app-shell/served-build';
import { DURATION } from '@shop/domain/durations';

/**
 * Checks every five minutes, and whenever the tab becomes visible, whether another build is served than this
 * page's.
 */
export const watchBuilds = (own: string, onNewBuild: () => void): void => {
  const stop = new AbortController();
  const look = async () => {
    const served = await servedBuild();
    if (served === undefined || served === own || stop.signal.aborted) return;
    stop.abort();
    clearInterval(timer);
    onNewBuild();
  };
  const timer = setInterval(() => void look(), DURATION.FIVE_MINUTES);
  addEventListener('focus', () => void look(), { signal: stop.signal });
  void look();
};
