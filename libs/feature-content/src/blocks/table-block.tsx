import type { ContentBlock } from '@shop/data-access/content';
import { DataTable } from '@shop/ui-theme/data-table';

/** A table on wide screens, cards on narrow ones. */
export const TableBlock = ({ heading, head, rows }: Extract<ContentBlock, { type: 'table' }>) => (
  <DataTable
    caption={heading ?? head.join(', ')}
    columns={head.map((label, at) => ({
      key: String(at),
      label,
      ...(at === 0 && { onSmall: 'title' as const }),
    }))}
    rows={rows.map((cells, at) => ({
      key: String(at),
      cells: Object.fromEntries(cells.map((cell, column) => [String(column), cell])),
    }))}
  />
);
