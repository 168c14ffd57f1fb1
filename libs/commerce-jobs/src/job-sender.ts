import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from '@shop/commerce-kit/logger';
import { createIdleJobs } from './idle-jobs.ts';
import type { Jobs } from './jobs.port.ts';

/**
 * For commands beside the running shop: sends jobs to it and runs none. Where no shop has run on this database yet, a
 * job is not sent; whatever it was about is found by the shop's own sweeps later.
 */
export const openJobSender = async (
  databaseUrl: string,
  log: Logger,
): Promise<{ jobs: Jobs; close: () => Promise<void> }> => {
  const boss = new PgBoss({
    ...{ connectionString: databaseUrl, application_name: 'shop-jobs-sender', max: 1 },
    ...{ migrate: false, createSchema: false, supervise: false, schedule: false },
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs'));
  const isOpen = await boss.start().then(
    () => true,
    () => false,
  );
  const send: Jobs['send'] = async (name, data = {}, { startAfter, singletonKey, tx } = {}) => {
    if (!isOpen || !(await boss.getQueue(name))) return;
    await boss.send(name, data, {
      ...(startAfter && { startAfter }),
      ...(singletonKey && { singletonKey }),
      ...(tx && { db: fromKysely(tx) }),
    });
  };
  return {
    jobs: { ...createIdleJobs(), send },
    close: () => boss.stop({ graceful: false }),
  };
};
