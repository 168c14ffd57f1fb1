import path from 'node:path';
import { execa } from 'execa';
import { countTests, type Count } from './count.ts';
import { faultsOf } from './faults.ts';
import type { Step } from './steps.ts';

/** A step's counts, its time, and its failure lines. */
export type StepEnd = Count & { seconds: number; faults: readonly string[] };

/** Node keeps compiled code here, and source without its types. Steps start some hundred processes of the same programs. */
const NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled');

const SHOWN_AND_READ = ['inherit', 'pipe'] as const;

/** Runs a step, shows its output at once, and resolves to its counts. Never rejects. */
export const runStep = async ({ title, command, env = {} }: Step): Promise<StepEnd> => {
  console.log(`\n== ${title}: ${command.join(' ')}`);
  const [program = '', ...args] = command;
  const { all, failed, shortMessage, durationMs } = await execa(program, args, {
    env: { NODE_COMPILE_CACHE, ...env },
    stdin: 'ignore',
    stdout: SHOWN_AND_READ,
    stderr: SHOWN_AND_READ,
    all: true,
    reject: false,
  });
  const counted = countTests(all);
  const seconds = Math.round(durationMs / 1000);
  console.log(`== ${title}: ${failed ? shortMessage : 'held'} after ${seconds} s`);
  // The step itself counts as a check: a failed compiler run has no tests to count.
  return failed
    ? { passed: counted.passed, failed: Math.max(counted.failed, 1), seconds, faults: faultsOf(all) }
    : { passed: counted.passed + 1, failed: counted.failed, seconds, faults: [] };
};
