import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { breakdown, breakdownHint, breakdownRoom } from './breakdown.css.ts';

export type DeliveredBreakdownProps = {
  /** Names the table, for screen readers. */
  caption: ReactNode;
  /** The heads of the columns of figures; left out for a single column. */
  columns?: readonly ReactNode[] | undefined;
  /** In the order of the tariff: goods, freight, fuel, insurance, clearance, duty, VAT, service. */
  lines: readonly { key: string; label: ReactNode; hint?: ReactNode; values: readonly ReactNode[] }[];
  total: { label: ReactNode; values: readonly ReactNode[] };
};

/** Every line of the delivered price, and their sum below a line. */
export const DeliveredBreakdown = ({ caption, columns, lines, total }: DeliveredBreakdownProps) => (
  <div className={breakdownRoom}>
    <table className={breakdown}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {columns && (
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(({ key, label, hint, values }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {hint && <small className={breakdownHint}>{hint}</small>}
            </th>
            {values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          {total.values.map((value, index) => (
            <td key={index}>{value}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
);
