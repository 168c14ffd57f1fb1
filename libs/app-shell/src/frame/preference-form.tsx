import { useLinks } from '@shop/page';
import { withoutTracking } from '@shop/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Buttons that keep a preference and come back to this page; the browser's own form, so scripts are not needed. */
export const PreferenceForm = ({ children }: { children: ReactNode }) => {
  const { href } = useLinks();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={href('/preferences')}>
      <input type="hidden" name="back" value={pathname + withoutTracking(search)} />
      {children}
    </form>
  );
};
