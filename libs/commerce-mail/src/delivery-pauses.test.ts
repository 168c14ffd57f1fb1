import { expect, test } from 'vitest';
import { pauseAfter } from './delivery-pauses.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

const pauses: number[] = [];
for (let pause = pauseAfter(1); pause !== undefined; pause = pauseAfter(pauses.length + 1))
  pauses.push(pause);

test('pauses begin with five seconds, double, and grow to six hours', () => {
  expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40].map((seconds) => seconds * SECOND_MS));
  for (const [index, pause] of pauses.slice(1).entries())
    expect(pause).toBe(Math.min((pauses[index] ?? 0) * 2, 6 * HOUR_MS));
  expect(pauses.at(-1)).toBe(6 * HOUR_MS);
});

test('the last attempt comes after three days, within two hours', () => {
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(whole).toBeLessThanOrEqual(3 * DAY_MS);
  expect(whole).toBeGreaterThan(3 * DAY_MS - 2 * HOUR_MS);
});
