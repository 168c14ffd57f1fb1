/** A row of a CSV file; `line` is its first line in the file, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** A file that is not the table that was expected, with the line that shows it. */
export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';
  readonly line: number;

  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
    this.line = line;
  }
}

export type CsvSeparator = ',' | ';';

/** A cell in quotes, where two quotes are one, or one without quotes; then a separator, a line end or the end of the file. */
const CELLS: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y,
};
const LINE_ENDS = /\r\n|\n|\r/g;

type Cell = { readonly text: string; readonly lines: number; readonly isLast: boolean };

/** The next cell at the position of the pattern; undefined where there is none. */
const nextCell = (text: string, pattern: RegExp, separator: CsvSeparator): Cell | undefined => {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [all, quoted, plain = '', end] = match;
  return {
    text: quoted?.replaceAll('""', '"') ?? plain,
    lines: all.match(LINE_ENDS)?.length ?? 0,
    isLast: end !== separator,
  };
};

/**
 * The rows of a CSV file by RFC 4180, without empty lines. A byte order mark is skipped.
 * @throws UnreadableCsv where a quote is not closed or has text after it.
 */
export const readCsv = (file: string, separator: CsvSeparator = ','): CsvRow[] => {
  const text = file.replace(/^\uFEFF/, '');
  const pattern = new RegExp(CELLS[separator]);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let first = 1;
  while (pattern.lastIndex < text.length || cells.length > 0) {
    const cell = nextCell(text, pattern, separator);
    if (!cell) throw new UnreadableCsv(line, 'a quote is not closed, or has text after it');
    cells.push(cell.text);
    line += cell.lines;
    if (!cell.isLast) continue;
    if (cells.join('') !== '' || cells.length > 1) rows.push({ line: first, cells });
    cells = [];
    first = line;
  }
  return rows;
};

export type CsvRecord<Column extends string> = {
  readonly line: number;
  /** Empty for a column that the file does not have. */
  readonly get: (column: Column) => string;
};

type Columns<Column extends string> = {
  readonly required: readonly Column[];
  /** Optional columns of the file. */
  readonly optional?: readonly Column[];
};

/**
 * Reads rows by the names in their head.
 * @throws UnreadableCsv where the head lacks a column, has one twice or has an unknown one, and where a row is shorter or longer.
 */
export const readRecords = <Column extends string>(
  [head, ...rows]: readonly CsvRow[],
  { required, optional = [] }: Columns<Column>,
): CsvRecord<Column>[] => {
  if (!head) throw new UnreadableCsv(1, 'the head is missing');
  const known: ReadonlySet<string> = new Set([...required, ...optional]);
  const at = new Map(head.cells.map((name, index) => [name, index]));
  const strange = head.cells.find((name) => !known.has(name));
  if (strange !== undefined)
    throw new UnreadableCsv(head.line, `"${strange.slice(0, 60)}" is no known column`);
  if (at.size < head.cells.length) throw new UnreadableCsv(head.line, 'a column is there twice');
  const missing = required.find((name) => !at.has(name));
  if (missing !== undefined) throw new UnreadableCsv(head.line, `the column "${missing}" is missing`);
  return rows.map(({ line, cells }) => {
    if (cells.length !== head.cells.length)
      throw new UnreadableCsv(line, `has ${cells.length} cells, not ${head.cells.length}`);
    return { line, get: (column) => cells[at.get(column) ?? -1] ?? '' };
  });
};
