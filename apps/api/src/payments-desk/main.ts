import os from 'node:os';
import { createDeps } from '../deps.ts';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createMail } from '@shop/commerce-mail';
import { readEnv } from '../env.ts';
import { createShopKinds } from '../shop-kinds.ts';
import { NO_CRASH } from '@shop/commerce-payments';
import { runDesk } from './run-desk.ts';

/** `npm run payments -- review`: works on the database of the running shop, or of one that is stopped. */
const { deps, close } = await createDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  await deps.brands.refresh();
  const { db, brands, log, clock, audit } = deps;
  // The running shop sends what is written here: its sweep finds every mail that waits.
  const mail = createMail({ db, jobs: createIdleJobs(), brands, log, from: 'no-reply@localhost', clock });
  const settling = { db, clock, audit, crash: NO_CRASH, kinds: createShopKinds({ mail, brands }) };
  const { text, exitCode } = await runDesk(settling, os.userInfo().username, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
