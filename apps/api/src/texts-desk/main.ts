import os from 'node:os';
import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';
import { runTextsDesk } from './run-texts-desk.ts';

/** `npm run texts -- list`: works on the shop's database; a running shop shows a change at once. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  await deps.brands.refresh();
  const { text, exitCode } = await runTextsDesk(deps, os.userInfo().username, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
