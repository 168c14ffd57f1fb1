import { hasSessionCookie } from './device-cookies.ts';

/**
 * A browser restores a whole page from memory on "back". When the visitor has logged out since, the page is loaded again:
 * its header could still greet them by name.
 */
export const leaveStalePage = (reload: () => void = () => location.reload()): void => {
  let hadSession = false;
  window.addEventListener('pagehide', () => (hadSession = hasSessionCookie()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hadSession && !hasSessionCookie()) reload();
  });
};
