import os from 'node:os';
import { createApiDeps } from '../api-deps.ts';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createMail } from '@shop/commerce-mail';
import { readEnv } from '../env.ts';
import { createPayableKinds } from '../payable-kinds.ts';
import { NO_CRASH } from '@shop/commerce-payments';
import { runDesk } from './run-desk.ts';

/** `npm run payments -- review`: works on the shop's database, whether the shop is running or not. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  await deps.brands.refresh();
  // A large report takes longer than a request may wait.
  const { background: db, brands, log, clock, audit } = deps;
  // The running shop sends the mails that are written here: its sweep finds every waiting mail.
  const mail = createMail({ db, jobs: createIdleJobs(), brands, log, from: 'no-reply@localhost', clock });
  const { isProduction, providerEntries, providerSettings } = deps;
  const desk = {
    ...{ isProduction, providerEntries, providerSettings },
    db,
    clock,
    audit,
    crash: NO_CRASH,
    kinds: createPayableKinds({ mail, brands, audit, clock }),
  };
  const { text, exitCode } = await runDesk(desk, os.userInfo().username, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
