import { useLinks } from '@shop/page';
import { withoutTracking } from '@shop/paths';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useLocation } from 'react-router-dom';

type Props = {
  /** May store the preference itself; otherwise the form is sent. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Buttons that store a preference and return to this page; a plain form, so scripts are not needed. */
export const PreferenceForm = ({ onSubmit, children }: Props) => {
  const { href } = useLinks();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={href('/preferences')} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={pathname + withoutTracking(search)} />
      {children}
    </form>
  );
};
