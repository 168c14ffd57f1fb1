/** Lines with a text, without spaces at their ends. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Groups of lines that empty lines part. */
export const groupsOf = (typed: string): string[][] =>
  typed
    .split(/\n[^\S\n]*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0);

/** The cells of a line: `Air | 5 days`. A backslash before the stroke makes it plain. */
export const cellsOf = (line: string): string[] =>
  line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());

export const lineOfCells = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ');
