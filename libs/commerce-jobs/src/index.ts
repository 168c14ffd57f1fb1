export { createIdleJobs, createJobs, type Jobs } from './jobs.module.ts';
