import { useSyncExternalStore } from 'react';

export type Viewport = 'desktop' | 'tablet' | 'mobile';

const MOBILE = 1024;
const TABLET = 1200;
/** A resize is many; the page is laid out anew after the last. */
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

/** For what style sheets cannot do: the kind of screen, after the last resize. The server takes a desktop for granted. */
export const useViewport = (): Viewport => useSyncExternalStore(watch, look, () => 'desktop');
