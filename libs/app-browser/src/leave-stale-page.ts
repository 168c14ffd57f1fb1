import { hasSessionCookie } from './device-cookies.ts';

/**
 * A browser brings a whole page back from memory on "back". When its visitor has logged out since, it is loaded anew:
 * its header could still greet them by name.
 */
export const leaveStalePage = (reload: () => void = () => location.reload()): void => {
  let hadSession = false;
  window.addEventListener('pagehide', () => (hadSession = hasSessionCookie()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hadSession && !hasSessionCookie()) reload();
  });
};
