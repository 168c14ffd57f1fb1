import { LARGEST_REPORT } from '@shop/commerce-mail-reports';
import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';
import { createReportHearing } from '../mail-reports.ts';
import { readInput } from './read-input.ts';
import { runMailDesk } from './run-mail-desk.ts';

/** `npm run mail -- stops`: works on the shop's database, whether the shop is running or not. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  const desk = {
    ...{ db: deps.db, clock: deps.clock, hear: createReportHearing(deps) },
    readInput: () => readInput(process.stdin, LARGEST_REPORT),
  };
  const { text, exitCode } = await runMailDesk(desk, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
