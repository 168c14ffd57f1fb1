import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True once scripts run: for what would be a dead control without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
