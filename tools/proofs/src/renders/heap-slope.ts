/** Bytes that a process holds after so many of what it was asked to do, as measured after a collection. */
export type Sample = { readonly done: number; readonly bytes: number };

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/**
 * How many bytes more a process holds for each thing done: the median of the slopes between all pairs of samples
 * (Theil and Sen), which single jumps up or down do not change.
 */
export const slopeOf = (samples: readonly Sample[]): number =>
  median(
    samples.flatMap((later, at) =>
      samples.slice(0, at).map((earlier) => (later.bytes - earlier.bytes) / (later.done - earlier.done)),
    ),
  );

/** Compiled code and the engine's own tables move this much between two collections. */
const NOISE_BYTES = 4_500_000;
/** A hundred thousand times this is 10 MB, which no leak of anything belonging to a page would keep to. */
const FLAT_BYTES = 100;

/** The steepest slope that counts as flat: the fewer things were done, the more of it may be noise. */
export const allowedSlope = (done: number): number => Math.max(FLAT_BYTES, NOISE_BYTES / done);
