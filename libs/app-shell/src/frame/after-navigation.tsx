import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does what a browser does on a page load: scrolls to the top and focuses the content. A change of only the query
 * keeps the scroll position: filters change it.
 */
export const AfterNavigation = () => {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrived = useRef(pathname);
  const last = useRef(pathname);
  // A form that keeps its position when refused requests that before the target page is known.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!isBack && hash === '') scrollTo(0, 0);
  }, [pathname, hash, isBack]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that focuses one of its elements does so after this; an open modal keeps its focus.
    if (!document.activeElement?.closest('dialog[open]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
