/**
 * The time of this machine, in milliseconds, for the age of files on disk and for pages that name the year. The web
 * server has no other use of it; durations are measured by `performance.now()`.
 */
export const wallClock = (): number => Date.now();
