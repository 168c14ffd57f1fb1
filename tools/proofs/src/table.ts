import type { ProofRow } from './proof-row.ts';

const WIDTHS = { what: 58 };

type TimedRow = ProofRow & { readonly seconds: number };

const wrap = (text: string, width: number): string => (text.length > width ? text : text.padEnd(width));

/**
 * The findings of a failed proof, and its first differences; `✖` marks a fault for the summary of the steps.
 */
const failureOf = ({ what, wanted, found, faults = [] }: ProofRow): string[] => [
  `✖ ${what}: found ${found}; wanted ${wanted}`,
  ...faults.map((fault) => `✖   ${fault}`),
];

/** One line for each proof, followed by the expected and the actual result; failed ones again at the end. */
export const tableOf = (rows: readonly TimedRow[]): string[] => [
  `${wrap('proof', WIDTHS.what)}  holds  seconds`,
  `${'-'.repeat(WIDTHS.what)}  -----  -------`,
  ...rows.flatMap(({ what, wanted, found, holds, seconds }) => [
    `${wrap(what, WIDTHS.what)}  ${holds ? 'yes  ' : 'NO   '}  ${seconds}`,
    `    wanted: ${wanted}`,
    `    found:  ${found}`,
  ]),
  ...rows.filter(({ holds }) => !holds).flatMap(failureOf),
];
