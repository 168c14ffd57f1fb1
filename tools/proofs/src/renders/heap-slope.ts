/** The heap of a process after a number of requests, measured after a collection. */
export type Sample = { readonly done: number; readonly bytes: number };

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/**
 * The growth of the heap in bytes per request: the median of the slopes between all pairs of samples (Theil
 * and Sen), which single jumps up or down do not change.
 */
export const slopeOf = (samples: readonly Sample[]): number =>
  median(
    samples.flatMap((later, at) =>
      samples.slice(0, at).map((earlier) => (later.bytes - earlier.bytes) / (later.done - earlier.done)),
    ),
  );

/** Compiled code and the engine's own tables vary by this much between two collections. */
const NOISE_BYTES = 4_500_000;
/** A hundred thousand times this is 10 MB; any leak of page data would exceed it. */
const FLAT_BYTES = 100;

/** The maximum slope that counts as flat: with fewer requests, more of it may be noise. */
export const allowedSlope = (done: number): number => Math.max(FLAT_BYTES, NOISE_BYTES / done);
