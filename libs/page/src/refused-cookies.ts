import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The browser takes no cookies, so that no cart and no login outlast a page. The server takes for granted that it does. */
export const useRefusesCookies = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.cookieEnabled,
    () => false,
  );
