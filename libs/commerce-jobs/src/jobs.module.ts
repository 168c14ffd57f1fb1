export { createIdleJobs } from './idle-jobs.ts';
export { createJobs } from './pg-boss-jobs.ts';
export type { FailedJob, Jobs } from './jobs.port.ts';
