import { useLinks } from '@shop/page';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useHere, wayBackTo } from '../frame/use-here.ts';

type Props = {
  /** May store the preference itself; otherwise the form is sent. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Buttons that store a preference and return to this page; a plain form, so scripts are not needed. */
export const PreferenceForm = ({ onSubmit, children }: Props) => {
  const { href } = useLinks();
  const here = useHere();
  return (
    <form method="post" action={href('/preferences')} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={wayBackTo(here)} />
      {children}
    </form>
  );
};
