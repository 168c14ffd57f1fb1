import type { ReactNode } from 'react';
import { Fold } from '../fold/fold.tsx';
import { foldable, foldAmount } from './order-summary.css.ts';
import { SummaryContents, type SummaryContentsProps } from './summary-contents.tsx';

export type FoldedSummaryProps = SummaryContentsProps & {
  /** "3 items, by air". */
  summary: ReactNode;
  /** What it comes to, seen without opening it. */
  amount: ReactNode;
  /** Where what is bought is to be looked at once more. */
  isOpen?: boolean;
};

/** The summary where there is no room beside the page: one line, and the rest when it is opened. */
export const FoldedSummary = ({ summary, amount, isOpen = false, ...contents }: FoldedSummaryProps) => (
  <div className={foldable}>
    <Fold isInset isOpen={isOpen} summary={summary} end={<span className={foldAmount}>{amount}</span>}>
      <SummaryContents {...contents} />
    </Fold>
  </div>
);
