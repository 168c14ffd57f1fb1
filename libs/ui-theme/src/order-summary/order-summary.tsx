import { type ReactNode, useId } from 'react';
import { Fold } from '../fold/fold.tsx';
import type { Amount } from '../price/amount.tsx';
import { Figure } from '../price/figure.tsx';
import {
  foldable,
  foldAmount,
  folded,
  summary,
  summaryAction,
  summaryFootnote,
  summaryHeading,
  summaryLines,
  total as totalClass,
} from './order-summary.css.ts';
import { type SummaryRow, SummaryRows } from './summary-rows.tsx';

export type OrderSummaryProps = {
  heading: ReactNode;
  /** The goods, as `MiniLine`s. */
  lines?: ReactNode;
  rows: readonly SummaryRow[];
  /** What the rows above hold, for those who ask. */
  more?: { summary: ReactNode; rows: readonly SummaryRow[] } | undefined;
  total: { label: ReactNode; amount: Amount };
  /** The one strong action, where the summary has it. */
  action?: ReactNode;
  footnote?: ReactNode;
  /** A `TierMeter`, a note on how long prices are held. */
  children?: ReactNode;
  /** In checkout: below 1024 px only this line is seen, and the rest when it is asked for. */
  fold?: { summary: ReactNode; amount: ReactNode } | undefined;
};

/** What it costs, all told. */
export const OrderSummary = (props: OrderSummaryProps) => {
  const headingId = useId();
  const { fold, heading } = props;
  return (
    <>
      {fold && (
        <div className={foldable}>
          <Fold isInset summary={fold.summary} end={<span className={foldAmount}>{fold.amount}</span>}>
            <Contents {...props} />
          </Fold>
        </div>
      )}
      <div className={fold && folded}>
        <aside className={summary} aria-labelledby={headingId}>
          <h2 id={headingId} className={summaryHeading}>
            {heading}
          </h2>
          <Contents {...props} />
        </aside>
      </div>
    </>
  );
};

const Contents = ({ lines, rows, more, total, action, footnote, children }: OrderSummaryProps) => (
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
