/**
 * A value of a column, as COPY takes it. Documents, lists and moments are given as PostgreSQL writes them.
 */
export type CopyValue = string | number | boolean | null;

export type CopyRow = readonly CopyValue[];

const SPECIAL = /[\\\t\n\r]/g;
/** Checked first: hardly any text has one. */
const HAS_SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};
const NULL = String.raw`\N`;

const fieldOf = (value: CopyValue): string => {
  if (value === null) return NULL;
  if (typeof value !== 'string') return String(value);
  return HAS_SPECIAL.test(value) ? value.replace(SPECIAL, (special) => ESCAPES[special] ?? special) : value;
};

/** Large enough that the overhead of the stream is negligible. */
const PIECE = 256 * 1024;

/** Rows in the text format of COPY, in pieces. */
export function* copyText(rows: Iterable<CopyRow>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    for (let at = 0; at < row.length; at += 1) piece += (at === 0 ? '' : '\t') + fieldOf(row[at] ?? null);
    piece += '\n';
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
