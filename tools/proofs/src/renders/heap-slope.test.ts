import { expect, test } from 'vitest';
import { allowedSlope, slopeOf, type Sample } from './heap-slope.ts';

const MB = 1_000_000;
const samples = (bytesAt: (done: number) => number, step = 1_000): Sample[] =>
  Array.from({ length: 20 }, (_, at) => ({ done: at * step, bytes: bytesAt(at * step) }));
const isFlat = (all: readonly Sample[]) => slopeOf(all) <= allowedSlope(all.at(-1)?.done ?? 0);

test('a heap that goes up and down is flat', () => {
  expect(isFlat(samples((done) => 90 * MB + ((done / 1_000) % 3) * MB))).toBe(true);
  expect(isFlat(samples((done) => 90 * MB - done * 50))).toBe(true);
});

test('a single jump is not a leak, at any height', () => {
  expect(isFlat(samples((done) => (done === 19_000 ? 200 * MB : 90 * MB)))).toBe(true);
  expect(isFlat(samples((done) => (done < 3_000 ? 60 * MB : 90 * MB)))).toBe(true);
});

test('a leak of the page is found, from 160 bytes at full size', () => {
  const noise = (done: number) => ((done * 7_919) % 13) * 100_000;
  expect(isFlat(samples((done) => 90 * MB + 160 * done + noise(done), 5_000))).toBe(false);
  expect(isFlat(samples((done) => 90 * MB + 20_000 * done + noise(done), 20))).toBe(false);
});

test('the slope is the median of those between all pairs', () => {
  expect(slopeOf([5, 7, 9, 11, 13, 100].map((bytes, done) => ({ done, bytes })))).toBeCloseTo(2, 0);
});
