import { expect, test } from 'vitest';
import { DURATION } from './durations.ts';

test('R-CST-04 durations have names: 10, 15, 30 s; 1, 2, 3, 5, 10, 15, 30 min; 1 h, 1 day, 1 week, 90 days, 1 year', () => {
  const seconds = Object.fromEntries(Object.entries(DURATION).map(([name, span]) => [name, span / 1000]));
  expect(seconds).toEqual({
    TEN_SECONDS: 10,
    FIFTEEN_SECONDS: 15,
    THIRTY_SECONDS: 30,
    MINUTE: 60,
    TWO_MINUTES: 120,
    THREE_MINUTES: 180,
    FIVE_MINUTES: 300,
    TEN_MINUTES: 600,
    FIFTEEN_MINUTES: 900,
    THIRTY_MINUTES: 1_800,
    HOUR: 3_600,
    DAY: 86_400,
    WEEK: 604_800,
    NINETY_DAYS: 7_776_000,
    YEAR: 31_536_000,
  });
});
