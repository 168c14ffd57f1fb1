import { Fold } from '@shop/ui-theme/fold';
import { Children, type ReactNode } from 'react';
import { useMessages } from '../messages.ts';

const SHOWN = 7;

/** The first values, and the rest in a collapsed section; they stay part of the form either way. */
export const MoreValues = ({ children }: { children: ReactNode }) => {
  const say = useMessages();
  const values = Children.toArray(children);
  // Collapsing two values would save no space.
  if (values.length <= SHOWN + 2) return values;
  return (
    <>
      {values.slice(0, SHOWN)}
      <Fold summary={say('marketplace.facet.moreValues', { count: values.length - SHOWN })}>
        {values.slice(SHOWN)}
      </Fold>
    </>
  );
};
