import { type ReactNode, useId } from 'react';
import { folded, summary, summaryHeading } from './order-summary.css.ts';
import { SummaryContents, type SummaryContentsProps } from './summary-contents.tsx';

export type OrderSummaryProps = SummaryContentsProps & {
  heading: ReactNode;
  /** On small screens a `FoldedSummary` replaces it. */
  isFromLarge?: boolean;
};

/** The total. */
export const OrderSummary = ({ heading, isFromLarge = false, ...contents }: OrderSummaryProps) => {
  const headingId = useId();
  return (
    <div className={isFromLarge ? folded : undefined}>
      <aside className={summary} aria-labelledby={headingId}>
        <h2 id={headingId} className={summaryHeading}>
          {heading}
        </h2>
        <SummaryContents {...contents} />
      </aside>
    </div>
  );
};
