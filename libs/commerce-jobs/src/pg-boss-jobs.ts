import { CLOCK_OVERRIDE_SETTING, fromKysely, PgBoss, type Clock as Ticker, type Job } from 'pg-boss';
import { sql, type Database } from '@shop/database';
import type { Logger } from '@shop/commerce-kit/logger';
import { findFailed, lockFailed } from './find-failed.ts';
import type { JobData, JobHandler, Jobs, WorkOptions } from './jobs.port.ts';

type Worker = { handler: JobHandler; options: WorkOptions };
type Schedule = { name: string; cron: string; data: JobData };

const RETRIES = 8;
const STOP_MS = 5_000;
/** New jobs are notified at once; polling finds delayed jobs and those whose notification was lost. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 };

type JobsOptions = {
  databaseUrl: string;
  log: Logger;
  /**
   * The time that jobs fall due by, where time is simulated. Without it, the time of the machine and of its database.
   */
  ticker?: Ticker;
};

/** Jobs stored in PostgreSQL, so that a crash loses none. */
export const createJobs = ({ databaseUrl, log, ticker }: JobsOptions): Jobs => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'shop-jobs',
    max: 4,
    connectionTimeoutMillis: 2_000,
    useListenNotify: true,
    ...(ticker && { clock: ticker }),
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs'));
  const workers = new Map<string, Worker>();
  const schedules: Schedule[] = [];
  let isStarted = false;

  const makeQueue = (name: string, { oneWaiting = false, retries = RETRIES }: WorkOptions = {}) =>
    boss.createQueue(name, {
      policy: oneWaiting ? 'short' : 'standard',
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      notify: true,
    });

  const begin = async (name: string, { handler, options }: Worker) => {
    await makeQueue(name, options);
    await boss.work(name, POLLING, async (jobs: Job<JobData>[]) => {
      for (const { data } of jobs) await handler(data);
    });
  };

  /** A job is written by the sender's own connection, which uses the ticker's time only when it is set there. */
  const inTransaction = async (tx: Database) => {
    if (ticker) await sql`select set_config(${CLOCK_OVERRIDE_SETTING}, 'on', true)`.execute(tx);
    return fromKysely(tx);
  };

  const countJobs = async (which: string, moment: Date): Promise<number> => {
    if (!isStarted) return 0;
    const { rows }: { rows: { count: unknown }[] } = await boss
      .getDb()
      .executeSql(`select count(*)::int as count from pgboss.job where ${which}`, [moment]);
    return Number(rows[0]?.count);
  };

  return {
    send: async (name, data = {}, { startAfter, singletonKey, tx } = {}) => {
      await boss.send(name, data, {
        ...(startAfter && { startAfter }),
        ...(singletonKey && { singletonKey }),
        ...(tx && { db: await inTransaction(tx) }),
      });
    },
    work: (name, handler, options = {}) => {
      workers.set(name, { handler: handler as JobHandler, options });
    },
    schedule: (name, cron, data = {}) => {
      schedules.push({ name, cron, data });
    },
    countFailed: (since) => countJobs("state = 'failed' and completed_on >= $1", since),
    countLate: (before) => countJobs("state in ('created', 'retry') and start_after < $1", before),
    listFailed: async (limit) => (isStarted ? findFailed(boss.getDb(), limit) : []),
    retryFailed: async ({ id, name }, tx) => {
      if (!(await lockFailed(tx, { id, name }))) return false;
      await boss.retry(name, id, { db: await inTransaction(tx) });
      return true;
    },
    start: async () => {
      await boss.start();
      isStarted = true;
      for (const [name, worker] of workers) await begin(name, worker);
      for (const { name, cron, data } of schedules) await boss.schedule(name, cron, data, { tz: 'UTC' });
    },
    stop: async () => {
      if (isStarted) await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
};
