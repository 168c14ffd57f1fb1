import type { JobData, JobHandler, Jobs } from './jobs.port.ts';

type Sent = { name: string; data: JobData };

/** Jobs that wait until a test runs them, without a job runner. */
export const createIdleJobs = () => {
  const handlers = new Map<string, JobHandler>();
  const sent: Sent[] = [];
  const counts = { failed: 0, late: 0 };

  const jobs: Jobs = {
    send: async (name, data = {}) => {
      sent.push({ name, data });
    },
    work: (name, handler) => void handlers.set(name, handler as JobHandler),
    schedule: () => {},
    countFailed: async () => counts.failed,
    countLate: async () => counts.late,
    start: async () => {},
    stop: async () => {},
  };
  return {
    ...jobs,
    sent,
    /** The counts of a runner, for a test to set. */
    counts,
    /** Runs the waiting jobs, and the jobs that these send. */
    runAll: async () => {
      for (let job = sent.shift(); job; job = sent.shift()) await handlers.get(job.name)?.(job.data);
    },
    /** Runs one job as the schedule would send it. */
    run: async (name: string, data: JobData = {}) => handlers.get(name)?.(data),
  };
};
