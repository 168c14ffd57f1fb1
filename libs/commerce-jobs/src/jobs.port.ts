import type { Database } from '@shop/database';

export type JobData = Readonly<Record<string, unknown>>;
export type JobHandler<Data extends JobData = JobData> = (data: Data) => Promise<void>;

export type SendOptions = {
  startAfter?: Date;
  /** On a queue with `oneWaiting`: waiting jobs of one key are merged into one. */
  singletonKey?: string;
  /** A transaction: the job exists only if it commits. */
  tx?: Database;
};

export type WorkOptions = {
  /** A waiting job replaces all that are sent meanwhile. */
  oneWaiting?: boolean;
  /** How often a failed job is retried, each time after a longer pause. */
  retries?: number;
};

/** A job that was given up. */
export type FailedJob = {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  /** The message of the last error, as it was thrown: it may name people. */
  readonly reason: string;
  readonly failedAt: Date;
};

/** Work that happens after the answer, at least once: every handler must be safe to run twice. */
export type Jobs = {
  send: (name: string, data?: JobData, options?: SendOptions) => Promise<void>;
  /** Registers the handler of a job name; before `start`. */
  work: <Data extends JobData = JobData>(
    name: string,
    handler: JobHandler<Data>,
    options?: WorkOptions,
  ) => void;
  /** Sends a job by schedule, once however many processes run; five-field cron, in UTC. Before `start`. */
  schedule: (name: string, cron: string, data?: JobData) => void;
  /** Counts jobs that were given up since a moment. */
  countFailed: (since: Date) => Promise<number>;
  /** Counts jobs that should have begun before a moment and still wait. */
  countLate: (before: Date) => Promise<number>;
  /** Jobs that were given up, the newest first. */
  listFailed: (limit: number) => Promise<readonly FailedJob[]>;
  /** Runs a job once more that was given up; false for one that was not. */
  retryFailed: (job: Pick<FailedJob, 'id' | 'name'>, tx: Database) => Promise<boolean>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};
