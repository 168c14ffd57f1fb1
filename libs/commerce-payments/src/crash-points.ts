/** Points around a provider's call and the commits, where a crash is most critical. */
export const CRASH_POINTS = [
  'before-intent',
  'inside-intent',
  'after-intent',
  'after-provider-start',
  'after-start-kept',
  'before-settle',
  'inside-settle',
  'after-settle',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Called at each point; does nothing except in the proof that kills the process there. */
export type Crash = (point: CrashPoint) => void;

export const NO_CRASH: Crash = () => {};
