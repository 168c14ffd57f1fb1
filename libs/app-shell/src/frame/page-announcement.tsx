import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Announces the title of a page that came without a page load. */
export const PageAnnouncement = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    // The title is written after this page has been rendered.
    const timer = setTimeout(() => setTitle(document.title));
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
};
