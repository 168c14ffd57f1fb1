import { readCsv, UnreadableCsv, type CsvRow, type CsvSeparator } from '@shop/domain/csv';
import { invalid } from '@shop/commerce-kit/problem';

export const IMPORT_COLUMNS = ['link', 'name', 'options', 'quantity', 'price', 'currency'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A row as typed, and its number as a spreadsheet counts. */
export type TypedRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly get: (column: ImportColumn) => string;
};

export type TypedTable = {
  readonly separator: CsvSeparator;
  readonly head: readonly string[];
  readonly rows: readonly TypedRow[];
};

export const MOST_ROWS = 500;

const refused = (code: string) => invalid({ table: [code] });

const separatorOf = (text: string): CsvSeparator => {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
};

const rowsOf = (text: string, separator: CsvSeparator): CsvRow[] => {
  try {
    return readCsv(text, separator);
  } catch (error) {
    throw error instanceof UnreadableCsv ? invalid({ table: ['table_quotes', String(error.line)] }) : error;
  }
};

/**
 * Reads a table by the names in its head, in any order; `quantity` and one of `link` and `name` must be there, and other columns
 * change nothing.
 * @throws the refusal of the whole table: empty, without these columns, with an open quote, or longer than 500 rows
 */
export const readTable = (text: string): TypedTable => {
  const separator = separatorOf(text.replace(/^\uFEFF/, ''));
  const [head, ...rows] = rowsOf(text, separator);
  if (!head || rows.length === 0) throw refused('table_empty');
  if (rows.length > MOST_ROWS) throw refused('table_rows');
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const isKnown = names.includes('quantity') && (names.includes('link') || names.includes('name'));
  if (!isKnown) throw refused('table_head');
  const at = new Map(IMPORT_COLUMNS.map((column) => [column, names.indexOf(column)]));
  return {
    separator,
    head: head.cells,
    rows: rows.map(({ cells }, index) => ({
      row: index + 2,
      cells,
      get: (column) => (cells[at.get(column) ?? -1] ?? '').trim(),
    })),
  };
};
