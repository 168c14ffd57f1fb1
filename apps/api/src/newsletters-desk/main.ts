import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';
import { runNewslettersDesk } from './run-newsletters-desk.ts';

/** `npm run newsletters -- list`: works on the shop's database; the running shop sends what is queued. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  await deps.brands.refresh();
  const { text, exitCode } = await runNewslettersDesk(deps, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
