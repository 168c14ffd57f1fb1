import type { JobData, JobHandler, Jobs } from './jobs.port.ts';

type Sent = { name: string; data: JobData };

/** Jobs that wait until a test says so, without a runner of their own. */
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
    /** What a runner would count, for a test to set. */
    counts,
    /** Does what waits, and what that sends in turn. */
    runAll: async () => {
      for (let job = sent.shift(); job; job = sent.shift()) await handlers.get(job.name)?.(job.data);
    },
    /** Does one job as the clock would send it. */
    run: async (name: string, data: JobData = {}) => handlers.get(name)?.(data),
  };
};
