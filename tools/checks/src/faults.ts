import { withoutColour } from './without-colour.ts';

/** Lines in which the runners, compilers and linters of the steps name what failed. */
const NAMES_A_FAULT =
  /^\s*(?:FAIL|×|✖|❌|- \S+:\S+$|\d+\) )|\b(?:AssertionError|error TS\d+)\b|^\s*Error: |\[error\]|^ +\d+:\d+ +error /;

const MOST = 40;

/** The first failure lines in a failed step's output, each once. They are repeated at the end of the log. */
export const faultsOf = (output: string): string[] =>
  [
    ...new Set(
      withoutColour(output)
        .split('\n')
        .filter((line) => NAMES_A_FAULT.test(line))
        .map((line) => line.trimEnd().slice(0, 240)),
    ),
  ].slice(0, MOST);
