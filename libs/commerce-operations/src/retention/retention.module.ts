import type { Database } from '@shop/database';
import type { Logger } from '@shop/commerce-kit/logger';
import type { RetentionRule } from '@shop/commerce-kit/retention';
import type { Jobs } from '@shop/commerce-jobs';

const JOB = 'retention';
const DAY_MS = 86_400_000;
/** The limit of one night; the rest is removed the next night. */
const MOST_BATCHES = 500;

type RetentionDeps = {
  db: Database;
  log: Pick<Logger, 'info' | 'error'>;
  clock: () => Date;
  rules: readonly RetentionRule[];
};

/** Removes data that is older than its retention. A rule that fails does not stop the others. */
export const forgetWhatIsOld = async ({
  db,
  log,
  clock,
  rules,
}: RetentionDeps): Promise<Record<string, number>> => {
  const now = clock();
  const forgotten: Record<string, number> = {};
  for (const { name, days, forget } of rules) {
    const before = new Date(now.getTime() - days * DAY_MS);
    try {
      forgotten[name] = await inBatches(() => forget(db, before));
    } catch (error) {
      log.error({ code: 'retention_failed', rule: name, reason: (error as Error).message }, 'retention');
    }
  }
  log.info({ code: 'retention', ...forgotten }, 'retention');
  return forgotten;
};

const inBatches = async (batch: () => Promise<number>): Promise<number> => {
  let all = 0;
  for (let count = 0; count < MOST_BATCHES; count += 1) {
    const rows = await batch();
    if (rows === 0) break;
    all += rows;
  }
  return all;
};

/** Runs once a night, when traffic is low. */
export const forgetNightly = (jobs: Pick<Jobs, 'work' | 'schedule'>, deps: RetentionDeps): void => {
  jobs.work(JOB, async () => {
    await forgetWhatIsOld(deps);
  });
  jobs.schedule(JOB, '37 3 * * *');
};
