import os from 'node:os';
import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';
import { runContentDesk } from './run-content-desk.ts';

/** `npm run content -- list`: works on the shop's database, whether the shop is running or not. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  const { text, exitCode } = await runContentDesk(deps, os.userInfo().username, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
