import type { ReactNode } from 'react';
import { count, counted } from './tag.css.ts';

export type CountProps = {
  /** Left out, there is none. */
  value?: string | undefined;
  /** The sign that it sits on. */
  children: ReactNode;
};

/** A number on the corner of a sign. The link around it says what is counted. */
export const Count = ({ value, children }: CountProps) => (
  <span className={counted}>
    {children}
    {value && (
      <span className={count} aria-hidden>
        {value}
      </span>
    )}
  </span>
);
