import { Fragment, type ReactNode } from 'react';
import { rows as rowsClass, rowTone, rowValue } from './order-summary.css.ts';

export type SummaryRow = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** `success` is for deductions. */
  tone?: 'text' | 'muted' | 'success';
};

export type SummaryRowsProps = { rows: readonly SummaryRow[] };

/** The parts of a sum, line by line. */
export const SummaryRows = ({ rows }: SummaryRowsProps) => (
  <dl className={rowsClass}>
    {rows.map(({ key, label, value, tone = 'text' }) => (
      <Fragment key={key}>
        <dt className={rowTone({ tone })}>{label}</dt>
        <dd className={`${rowValue} ${rowTone({ tone })}`}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
