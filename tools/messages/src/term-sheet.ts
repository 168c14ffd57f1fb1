import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';

/** A stem or phrase in a sheet: `krepšel*` is every word with this beginning. */
export type Stem = string;

export type Term = { name: string; words: readonly Stem[]; never: readonly Stem[] };

/** A message that differs from the sheet at one term. */
export type TermException = { message: string; term: string };

export type TermSheet = { terms: readonly Term[]; exceptions: readonly TermException[] };

export type TermSheets = Readonly<Record<LocaleCode, TermSheet>>;

type Row = readonly string[];

/** The rows of the tables of a page, by the first cell of their heading. */
const rowsUnder = (page: string, head: string): Row[] => {
  const tables = page.split(/\n{2,}/).filter((part) => part.trimStart().startsWith('|'));
  const table = tables.filter((part) => cellsOf(part.trim().split('\n')[0] ?? '')[0] === head);
  return table.flatMap((part) => part.trim().split('\n').slice(2).map(cellsOf));
};

const cellsOf = (line: string): Row =>
  line
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const stemsIn = (cell = ''): Stem[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, stem = '']) => stem);

/** Reads the tables “term” and “message” of a sheet. Stems are in backticks. */
export const parseTermSheet = (page: string): TermSheet => ({
  terms: rowsUnder(page, 'term').map(([name = '', words, never]) => ({
    name,
    words: stemsIn(words),
    never: stemsIn(never),
  })),
  exceptions: rowsUnder(page, 'message').flatMap(([message, term = '']) =>
    stemsIn(message).map((id) => ({ message: id, term })),
  ),
});

/** The sheets of `docs/languages`. */
export const readTermSheets = (root: string): TermSheets => {
  const read = (code: LocaleCode) =>
    parseTermSheet(readFileSync(path.join(root, 'docs/languages', `${code}.md`), 'utf8'));
  const sheets = LOCALE_CODES.map((code) => [code, read(code)] as const);
  return Object.fromEntries(sheets) as Record<LocaleCode, TermSheet>;
};
