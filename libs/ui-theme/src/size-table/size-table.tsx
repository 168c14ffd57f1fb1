import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { sizeTable, sizeTableFrame } from './size-table.css.ts';

export type SizeTableProps = {
  /** Names the table, for screen readers. */
  caption: string;
  /** The heading of the first column, and of each measure. */
  columns: readonly ReactNode[];
  rows: readonly { size: string; values: readonly ReactNode[]; isChosen?: boolean }[];
};

/** The body measures of each size. */
export const SizeTable = ({ caption, columns, rows }: SizeTableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
  <div className={sizeTableFrame} role="region" aria-label={caption} tabIndex={0}>
    <table className={sizeTable}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, values, isChosen = false }) => (
          <tr key={size} {...(isChosen && { 'aria-current': 'true' as const })}>
            <th scope="row">{size}</th>
            {values.map((value, at) => (
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
