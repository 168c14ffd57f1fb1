import type { FailedJob, JobData, JobHandler, Jobs } from './jobs.port.ts';

type Sent = { name: string; data: JobData; startAfter?: Date };

/** Jobs that wait until a test runs them, without a job runner. */
export const createIdleJobs = () => {
  const handlers = new Map<string, JobHandler>();
  const sent: Sent[] = [];
  const counts = { failed: 0, late: 0 };
  const failed: FailedJob[] = [];

  const jobs: Jobs = {
    send: async (name, data = {}, { startAfter } = {}) => {
      sent.push({ name, data, ...(startAfter && { startAfter }) });
    },
    work: (name, handler) => void handlers.set(name, handler as JobHandler),
    schedule: () => {},
    countFailed: async () => counts.failed,
    countLate: async () => counts.late,
    listFailed: async (limit) => failed.slice(0, limit),
    retryFailed: async ({ id, name }) => {
      const at = failed.findIndex((job) => job.id === id && job.name === name);
      if (at < 0) return false;
      failed.splice(at, 1);
      sent.push({ name, data: {} });
      return true;
    },
    start: async () => {},
    stop: async () => {},
  };
  return {
    ...jobs,
    sent,
    /** The counts of a runner, for a test to set. */
    counts,
    /** Jobs that were given up, for a test to set. */
    failed,
    /** Runs the waiting jobs, and the jobs that these send. A job for later waits for a run `at` its time. */
    runAll: async (at?: Date) => {
      const isDue = ({ startAfter }: Sent) => !startAfter || (at !== undefined && startAfter <= at);
      for (let index = sent.findIndex(isDue); index >= 0; index = sent.findIndex(isDue)) {
        const [job] = sent.splice(index, 1);
        if (job) await handlers.get(job.name)?.(job.data);
      }
    },
    /** Runs one job as the schedule would send it. */
    run: async (name: string, data: JobData = {}) => handlers.get(name)?.(data),
  };
};
