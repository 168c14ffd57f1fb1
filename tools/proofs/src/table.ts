import type { ProofRow } from './proof-row.ts';

const WIDTHS = { what: 58, wanted: 50 };

const wrap = (text: string, width: number): string => (text.length > width ? text : text.padEnd(width));

/** One line for each proof, followed by the expected and the actual result. */
export const printTable = (rows: readonly (ProofRow & { readonly seconds: number })[]): void => {
  process.stdout.write(`\n${wrap('proof', WIDTHS.what)}  holds  seconds\n`);
  process.stdout.write(`${'-'.repeat(WIDTHS.what)}  -----  -------\n`);
  for (const { what, wanted, found, holds, seconds } of rows) {
    process.stdout.write(`${wrap(what, WIDTHS.what)}  ${holds ? 'yes  ' : 'NO   '}  ${seconds}\n`);
    process.stdout.write(`    wanted: ${wanted}\n    found:  ${found}\n`);
  }
};
