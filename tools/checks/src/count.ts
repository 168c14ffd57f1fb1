import { withoutColour } from './without-colour.ts';

/** The numbers of passed and failed checks in a run's output. */
export type Count = { passed: number; failed: number };

const sum = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);

/** Adds up the summary lines of Vitest, Node's test runner and Playwright anywhere in the output. */
export const countTests = (output: string): Count => {
  const text = withoutColour(output);
  const vitest = [...text.matchAll(/^\s*Tests {2}(.+)$/gm)].map(([, line]) => line!).join('\n');
  return {
    passed:
      sum(vitest, /(\d+) passed/g) +
      sum(text, /^ℹ pass (\d+)/gm) +
      sum(text, /^\s+(\d+) passed \([\d.]+[ms]/gm),
    // A journey that passed only at its second run has failed once.
    failed:
      sum(vitest, /(\d+) failed/g) +
      sum(text, /^ℹ fail (\d+)/gm) +
      sum(text, /^\s+(\d+) (?:failed|flaky)$/gm),
  };
};
