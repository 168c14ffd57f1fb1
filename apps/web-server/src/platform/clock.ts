/**
 * The time of this machine, in milliseconds, for the age of files on disk. This is the web server's only use of it;
 * other durations are measured by `performance.now()`.
 */
export const wallClock = (): number => Date.now();
