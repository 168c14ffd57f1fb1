import { expect, test } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const NIGHT = { from: 21, to: 8 };
const endIn = (timeZone: string, at: string, quiet = NIGHT) =>
  endOfQuiet(quiet, timeZone, new Date(at))?.toISOString() ?? null;

test('the night ends at eight by the clocks of the market', () => {
  expect(endIn('Europe/Vilnius', '2026-03-02T19:00:00Z')).toBe('2026-03-03T06:00:00.000Z');
  expect(endIn('Europe/Vilnius', '2026-03-03T05:59:00Z')).toBe('2026-03-03T06:00:00.000Z');
  expect(endIn('Asia/Dubai', '2026-03-02T19:00:00Z')).toBe('2026-03-03T04:00:00.000Z');
});

test('the day is not quiet, and neither is any hour without a setting', () => {
  expect(endIn('Europe/Vilnius', '2026-03-02T18:59:00Z')).toBeNull();
  expect(endIn('Europe/Vilnius', '2026-03-02T06:00:00Z')).toBeNull();
  expect(endOfQuiet(undefined, 'Europe/Vilnius', new Date('2026-03-02T23:00:00Z'))).toBeNull();
});

test('the night of the change to summer time is an hour shorter, and hours within a day work too', () => {
  expect(endIn('Europe/Vilnius', '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
  expect(endIn('Europe/Vilnius', '2026-03-02T11:00:00Z', { from: 12, to: 14 })).toBe(
    '2026-03-02T12:00:00.000Z',
  );
});
