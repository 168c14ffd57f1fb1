import type { ReactNode } from 'react';
import { Fold } from '../fold/fold.tsx';
import { foldable, foldAmount } from './order-summary.css.ts';
import { SummaryContents, type SummaryContentsProps } from './summary-contents.tsx';

export type FoldedSummaryProps = SummaryContentsProps & {
  /** "3 items, by air". */
  summary: ReactNode;
  /** The sum, visible without opening it. */
  amount: ReactNode;
  /** Open on the review page. */
  isOpen?: boolean;
};

/** The summary on narrow screens: one line, and the rest when it is opened. */
export const FoldedSummary = ({ summary, amount, isOpen = false, ...contents }: FoldedSummaryProps) => (
  <div className={foldable}>
    <Fold isInset isOpen={isOpen} summary={summary} end={<span className={foldAmount}>{amount}</span>}>
      <SummaryContents {...contents} />
    </Fold>
  </div>
);
