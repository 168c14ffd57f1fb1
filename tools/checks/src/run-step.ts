import path from 'node:path';
import { execa } from 'execa';
import { countTests, type Count } from './count.ts';
import { faultsOf } from './faults.ts';
import type { Step } from './steps.ts';

/** A step's counts, its time, and its failure lines. */
export type StepEnd = Count & { seconds: number; faults: readonly string[] };

/** Node keeps compiled code here, and source without its types. Steps start some hundred processes of the same programs. */
const NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled');

/** A run on a busy machine may repeat this many journeys. More of them are a fault of the shop or of its tests. */
const MOST_FLAKY = 2;

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
  const { passed, flaky } = counted;
  const seconds = Math.round(durationMs / 1000);
  const isHeld = !failed && flaky <= MOST_FLAKY;
  const why = failed ? shortMessage : `${flaky} journeys needed a second run, ${MOST_FLAKY} may`;
  console.log(`== ${title}: ${isHeld ? 'held' : why} after ${seconds} s`);
  const faults = isHeld && flaky === 0 ? [] : faultsOf(all);
  // The step itself counts as a check: a failed compiler run has no tests to count.
  return isHeld
    ? { passed: passed + flaky + 1, failed: counted.failed, flaky, seconds, faults }
    : { passed, failed: Math.max(counted.failed, 1), flaky, seconds, faults };
};
