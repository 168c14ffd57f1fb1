/**
 * The time of this machine, in milliseconds: what a day is to files that are kept on disk. This is the web server's one
 * look at it; how old a thing is, it measures by `performance.now()`.
 */
export const wallClock = (): number => Date.now();
