export { createIdleJobs, createJobs, type FailedJob, type Jobs } from './jobs.module.ts';
