/** Pseudo-random numbers that are the same for the same seeds. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** This many different ones, in their order. */
  some: <T>(from: readonly T[], count: number) => T[];
  chance: (probability: number) => boolean;
};

/**
 * mulberry32 over both seeds, so that each product has its own random stream, independent of their number.
 */
export function createRandom(seed: number, stream: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[between(0, from.length - 1)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = from.map((value, at) => ({ value, at }));
    while (left.length > count) left.splice(between(0, left.length - 1), 1);
    return left.sort((a, b) => a.at - b.at).map(({ value }) => value);
  };
  return { next, between, pick, some, chance: (probability) => next() < probability };
}
