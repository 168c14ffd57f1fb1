import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { foldBody, foldEnd, foldSign, foldSummary } from './fold.css.ts';

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
      <span className={foldEnd}>
        {end}
        <span className={foldSign}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </summary>
    <div className={foldBody({ isInset })}>{children}</div>
  </details>
);
