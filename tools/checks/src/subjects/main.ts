import path from 'node:path';
import { execaSync } from 'execa';
import { subjectFaults } from './subject-faults.ts';

/** Checks the subjects of the commits that this branch adds to `main`. */
const { stdout } = execaSync('git', ['log', '--no-merges', '--format=%s', 'main..HEAD'], {
  cwd: path.resolve(import.meta.dirname, '../../../..'),
  lines: true,
});
const faults = subjectFaults(stdout);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
