import type { ReactNode } from 'react';
import { Fold } from '../fold/fold.tsx';
import type { Amount } from '../price/amount.tsx';
import { Figure } from '../price/figure.tsx';
import { summaryAction, summaryFootnote, summaryLines, total as totalClass } from './order-summary.css.ts';
import { type SummaryRow, SummaryRows } from './summary-rows.tsx';

export type SummaryContentsProps = {
  /** The goods, as `MiniLine`s. */
  lines?: ReactNode;
  rows: readonly SummaryRow[];
  /** The details of the rows above. */
  more?: { summary: ReactNode; rows: readonly SummaryRow[] } | undefined;
  total: { label: ReactNode; amount: Amount };
  /** The primary action, if the summary has it. */
  action?: ReactNode;
  footnote?: ReactNode;
  /** A `TierMeter`, a note on how long prices are held. */
  children?: ReactNode;
};

/** The lines, the rows and the total; the same next to the page and collapsed. */
export const SummaryContents = ({
  lines,
  rows,
  more,
  total,
  action,
  footnote,
  children,
}: SummaryContentsProps) => (
  <>
    {lines && <div className={summaryLines}>{lines}</div>}
    <SummaryRows rows={rows} />
    {more && (
      <Fold summary={more.summary}>
        <SummaryRows rows={more.rows} />
      </Fold>
    )}
    <div className={totalClass}>
      <b>{total.label}</b>
      <Figure amount={total.amount} />
    </div>
    {action && <div className={summaryAction}>{action}</div>}
    {footnote && <p className={summaryFootnote}>{footnote}</p>}
    {children}
  </>
);
