import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { specColumns, specPlace, specTable } from './spec-table.css.ts';

export type SpecRow = { label: ReactNode; value: ReactNode };

export type SpecTableProps = {
  /** Names the table, for screen readers. */
  caption: ReactNode;
  rows: readonly SpecRow[];
};

const Table = ({ caption, rows }: SpecTableProps) => (
  <div className={specPlace}>
    <table className={specTable}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ label, value }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The attributes of a product, in two columns on wide screens with enough rows. */
export const SpecTable = ({ caption, rows }: SpecTableProps) => {
  if (rows.length < 4) return <Table caption={caption} rows={rows} />;
  const half = Math.ceil(rows.length / 2);
  return (
    <div className={specColumns}>
      <Table caption={caption} rows={rows.slice(0, half)} />
      <Table caption={caption} rows={rows.slice(half)} />
    </div>
  );
};
