import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True once scripts run: for controls that do nothing without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
