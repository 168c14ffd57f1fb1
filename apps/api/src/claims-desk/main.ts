import os from 'node:os';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createMail } from '@shop/commerce-mail';
import { NO_CRASH, orderRefund } from '@shop/commerce-payments';
import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';
import { createPayableKinds } from '../payable-kinds.ts';
import { runClaimsDesk } from './run-claims-desk.ts';

/** `npm run claims -- list`: works on the shop's database, whether the shop is running or not. */
const { deps, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...process.env }));
try {
  await deps.brands.refresh();
  const { db, brands, log, clock, audit, fileStorage } = deps;
  // The running shop sends the mails that are written here: its sweep finds every waiting mail.
  const mail = createMail({ db, jobs: createIdleJobs(), brands, log, from: 'no-reply@localhost', clock });
  const settling = {
    ...{ db, clock, audit, crash: NO_CRASH },
    kinds: createPayableKinds({ mail, brands, audit, clock }),
  };
  const { text, exitCode } = await runClaimsDesk(
    {
      ...{ db, brands, clock, audit, mail, fileStorage },
      orderRefund: (asked) => orderRefund(settling, asked),
    },
    os.userInfo().username,
    process.argv.slice(2),
  );
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await close();
}
