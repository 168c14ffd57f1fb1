import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * The browser refuses cookies, so that no cart and no login survive a page. The server assumes that it
 * accepts them.
 */
export const useRefusesCookies = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.cookieEnabled,
    () => false,
  );
