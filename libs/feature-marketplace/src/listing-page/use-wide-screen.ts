import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1025px)';

const watch = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the filters stand beside the goods. The server does not know, and takes it for granted. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => true,
  );
