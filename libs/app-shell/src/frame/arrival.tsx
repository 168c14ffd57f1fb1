import { VisuallyHidden } from '@shop/ui-theme';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does when it loads a page: says its title, and begins at its content.
 * Another query is the same page: whoever ticks filters stays where they are.
 */
export const Arrival = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that focuses something of its own does so after this; what lies open above all pages keeps its focus.
    if (!document.activeElement?.closest('dialog[open]'))
      document.getElementById('main')?.focus({ preventScroll: true });
    // The title is written after this page has been drawn.
    const timer = setTimeout(() => setTitle(document.title));
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
};
