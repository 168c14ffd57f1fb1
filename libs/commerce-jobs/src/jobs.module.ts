export { createIdleJobs } from './idle-jobs.ts';
export { openJobSender } from './job-sender.ts';
export { createJobs } from './pg-boss-jobs.ts';
export type { FailedJob, Jobs } from './jobs.port.ts';
