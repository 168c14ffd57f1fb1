import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { cell, head, row, table } from './data-table.css.ts';

export type DataColumn<Key extends string = string> = {
  key: Key;
  label: string;
  align?: 'start' | 'end';
  /** For dates and numbers: a hyphen in them does not end a line on wide screens. */
  isOneLine?: boolean;
  /** The place of a cell when rows are cards: title and state above, picture and sum below them, a labelled line, or none. */
  onSmall?: 'title' | 'state' | 'picture' | 'sum' | 'named' | 'hidden';
};

export type DataTableProps<Key extends string = string> = {
  caption: ReactNode;
  columns: readonly DataColumn<Key>[];
  rows: readonly { key: string; cells: Readonly<Record<Key, ReactNode>> }[];
  /** For a page that focuses the table. */
  ref?: Ref<HTMLTableElement> | undefined;
};

/** A table on wide screens, cards on narrow ones. */
export const DataTable = <Key extends string>({ caption, columns, rows, ref }: DataTableProps<Key>) => (
  <table className={table} {...(ref && { ref, tabIndex: -1 })}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {columns.map(({ key, label, align = 'start' }) => (
          <th key={key} scope="col" className={head({ align })}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key: rowKey, cells }) => (
        <tr key={rowKey} className={row}>
          {columns.map(({ key, label, align = 'start', isOneLine = false, onSmall = 'named' }) => (
            <td key={key} data-label={label} className={cell({ align, isOneLine, onSmall })}>
              {cells[key]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
