export { createIdleJobs } from './idle-jobs.ts';
export { createJobs } from './pg-boss-jobs.ts';
export type { JobHandler, Jobs, SendOptions, WorkOptions } from './jobs.port.ts';
