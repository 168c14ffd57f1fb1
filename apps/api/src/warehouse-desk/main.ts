import os from 'node:os';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createMail } from '@shop/commerce-mail';
import { createTariffs } from '@shop/commerce-tariff';
import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';
import { runWarehouseDesk } from './run-warehouse-desk.ts';

/** `npm run warehouse -- list`: works on the shop's database, whether the shop is running or not. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  await deps.brands.refresh();
  const { db, brands, log, clock, audit } = deps;
  // The running shop sends the mails that are written here: its sweep finds every waiting mail.
  const mail = createMail({ db, jobs: createIdleJobs(), brands, log, from: 'no-reply@localhost', clock });
  const { text, exitCode } = await runWarehouseDesk(
    { ...{ db, brands, clock, audit, mail }, tariffs: createTariffs({ db, clock }) },
    os.userInfo().username,
    process.argv.slice(2),
  );
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
