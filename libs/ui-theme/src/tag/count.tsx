import type { ReactNode } from 'react';
import { count, counted } from './tag.css.ts';

export type CountProps = {
  /** Left out, there is none. */
  value?: string | undefined;
  /** The icon below the number. */
  children: ReactNode;
};

/** A number on the corner of an icon. The link around it names the counted items. */
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
