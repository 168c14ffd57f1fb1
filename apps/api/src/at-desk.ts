import os from 'node:os';
import { openJobSender } from '@shop/commerce-jobs';
import { createMail, type Mail } from '@shop/commerce-mail';
import { createApiDeps, type ApiDeps } from './api-deps.ts';
import { readEnv } from './env.ts';

type Desk = {
  readonly deps: ApiDeps;
  /** Sent by the running shop at once; by its sweep, once a shop runs. */
  readonly mail: Mail;
  /** Whose act it is: the user of the machine. */
  readonly staff: string;
  readonly args: readonly string[];
};
type Said = { readonly text: string; readonly exitCode: number };

/** Runs one command of staff on the shop's database, whether the shop is running or not, and prints its answer. */
export const atDesk = async (
  settings: NodeJS.ProcessEnv,
  act: (desk: Desk) => Promise<Said>,
): Promise<void> => {
  const { deps, databaseUrl, close } = await createApiDeps(readEnv({ LOG_LEVEL: 'error', ...settings }));
  try {
    await deps.brands.refresh();
    const { db, brands, log, clock } = deps;
    const sender = await openJobSender(databaseUrl, log);
    try {
      const mail = createMail({
        ...{ db, brands, log, clock },
        jobs: sender.jobs,
        from: 'no-reply@localhost',
      });
      const { text, exitCode } = await act({
        ...{ deps, mail, staff: os.userInfo().username, args: process.argv.slice(2) },
      });
      process.stdout.write(`${text}\n`);
      process.exitCode = exitCode;
    } finally {
      await sender.close();
    }
  } finally {
    await close();
  }
};
