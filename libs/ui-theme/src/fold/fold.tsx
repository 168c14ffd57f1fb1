import type { ReactNode } from 'react';
import { foldBody, foldEnd, foldSummary } from './fold.css.ts';

export type FoldProps = {
  summary: ReactNode;
  /** At the end of the line, before the sign. */
  end?: ReactNode;
  isOpen?: boolean;
  /** Inside a box that has no padding of its own. */
  isInset?: boolean;
  id?: string;
  children: ReactNode;
};

/** More for those who ask; it opens without scripts. */
export const Fold = ({ summary, end, isOpen = false, isInset = false, id, children }: FoldProps) => (
  <details id={id} open={isOpen}>
    <summary className={foldSummary({ isInset })}>
      {summary}
      {end && <span className={foldEnd}>{end}</span>}
    </summary>
    <div className={foldBody({ isInset })}>{children}</div>
  </details>
);
