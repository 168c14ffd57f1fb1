import type { ReactNode } from 'react';
import { foldBody, foldEnd, foldSummary } from './fold.css.ts';

export type FoldProps = {
  summary: ReactNode;
  /** At the end of the line, before the icon. */
  end?: ReactNode;
  isOpen?: boolean;
  /** Inside a box that has no padding of its own. */
  isInset?: boolean;
  id?: string;
  children: ReactNode;
};

/** A collapsible section; it opens without scripts. */
export const Fold = ({ summary, end, isOpen = false, isInset = false, id, children }: FoldProps) => (
  <details id={id} open={isOpen}>
    <summary className={foldSummary({ isInset })}>
      {summary}
      {end && <span className={foldEnd}>{end}</span>}
    </summary>
    <div className={foldBody({ isInset })}>{children}</div>
  </details>
);
