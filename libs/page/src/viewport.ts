import { useSyncExternalStore } from 'react';

export type Viewport = 'desktop' | 'tablet' | 'mobile';

const MOBILE = 1024;
const TABLET = 1200;
/** A resize fires many events; the page is laid out again after the last. */
const DEBOUNCE = 500;

export const viewportOf = (width: number): Viewport => {
  if (width > TABLET) return 'desktop';
  return width > MOBILE ? 'tablet' : 'mobile';
};

let known: Viewport | undefined;
const look = (): Viewport => (known ??= viewportOf(innerWidth));

const watch = (changed: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      known = undefined;
      changed();
    }, DEBOUNCE);
  };
  addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', later);
    known = undefined;
  };
};

/**
 * For layouts beyond style sheets: the kind of screen, after the last resize. The server assumes a desktop.
 */
export const useViewport = (): Viewport => useSyncExternalStore(watch, look, () => 'desktop');
