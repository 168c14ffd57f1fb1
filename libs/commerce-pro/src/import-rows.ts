import { stringify } from 'csv-stringify/sync';
import type { ImportedRow, ImportRows } from '@shop/contracts/pro';
import type { Transaction } from '@shop/database';
import { invalid } from '@shop/commerce-kit/problem';
import type { ClientVisitor } from '@shop/commerce-kit/visitor';
import { releaseFiles, takeFiles } from '@shop/commerce-files';
import { addToDraft, type DraftStart } from '@shop/commerce-quotes';
import type { ProDeps } from './pro.ports.ts';
import { readRow, type ReadRow } from './read-row.ts';
import { MOST_ROWS, readTable, type TypedRow, type TypedTable } from './read-table.ts';

const LONGEST_TITLE = 120;
/** What a form's field may hold when it is sent again. */
const LONGEST_REST = 15_000;

/** The text of the sent file, which is not needed afterwards; else the pasted text. */
const textOf = async (
  { files }: ProDeps,
  tx: Transaction,
  { brand, body, now }: { brand: string; body: ImportRows; now: Date },
): Promise<string> => {
  const [file] = await takeFiles(tx, { brand, keys: body.files, kinds: ['table'], now });
  if (!file) {
    if (body.text.trim() === '') throw invalid({ table: ['table_empty'] });
    return body.text;
  }
  const bytes = await files.read(file.stored_as);
  await releaseFiles(tx, [file.id]);
  return bytes.toString('utf8');
};

type Read = { readonly typed: TypedRow; readonly read: ReadRow };

const toReport = ({ typed, read }: Read): ImportedRow => ({
  row: typed.row,
  title: (typed.get('name') || (read.line?.title ?? typed.get('link'))).slice(0, LONGEST_TITLE),
  faults: [...read.faults],
});

const restOf = ({ head, separator }: TypedTable, faulty: readonly Read[]): string => {
  if (faulty.length === 0) return '';
  const lines = [head, ...faulty.map(({ typed }) => typed.cells)];
  const rest = stringify(lines, { delimiter: separator });
  return rest.length > LONGEST_REST ? '' : rest;
};

type Imported = { readonly added: number; readonly rows: ImportedRow[]; readonly rest: string };

/** Adds the good rows of a table to the client's draft, all or none of them, and reports each row. */
export const importRows = async (
  deps: ProDeps,
  start: DraftStart,
  { visitor, body }: { readonly visitor: ClientVisitor; readonly body: ImportRows },
): Promise<Imported> =>
  deps.db.transaction().execute(async (tx) => {
    const { now } = start;
    const table = readTable(await textOf(deps, tx, { brand: start.brand.key, body, now }));
    const rows = table.rows.map((typed) => ({ typed, read: readRow(typed) }));
    const lines = rows.flatMap(({ read }) => (read.line ? [read.line] : []));
    if (lines.length > 0) await addToDraft(tx, start, { visitor, lines, most: MOST_ROWS });
    const faulty = rows.filter(({ read }) => read.line === null);
    return { added: lines.length, rows: rows.map(toReport), rest: restOf(table, faulty) };
  });
