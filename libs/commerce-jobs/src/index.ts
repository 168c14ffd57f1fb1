export { createIdleJobs, createJobs, openJobSender, type FailedJob, type Jobs } from './jobs.module.ts';
