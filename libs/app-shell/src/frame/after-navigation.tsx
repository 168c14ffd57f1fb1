import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does when it loads a page: begins at its top and at its content. A change of the query alone keeps the
 * scroll position: filters change it.
 */
export const AfterNavigation = () => {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrived = useRef(pathname);
  const last = useRef(pathname);
  // A form that keeps its place when it is refused asks for that before it knows that the answer is another page.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!isBack && hash === '') scrollTo(0, 0);
  }, [pathname, hash, isBack]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that focuses something of its own does so after this; what lies open above all pages keeps its focus.
    if (!document.activeElement?.closest('dialog[open]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
