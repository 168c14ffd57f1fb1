import { expect, test } from 'vitest';
import { DISCOUNT_SPAN, fractionRangeFromPercent, percentFromFraction } from './discount.ts';

test('R-FLT-14 a fraction left to pay becomes a whole percent off', () => {
  expect(percentFromFraction(0.81)).toBe(19);
  expect(percentFromFraction(1)).toBe(0);
  expect(percentFromFraction(0)).toBe(100);
});

test('R-FLT-14 a range of percent off swaps its ends when it becomes fractions, and converts back', () => {
  expect(fractionRangeFromPercent({ min: 20, max: 50 })).toEqual({ min: 0.5, max: 0.8 });
  for (let low = 0; low <= 100; low += 1) {
    expect(percentFromFraction(fractionRangeFromPercent({ min: low }).max ?? 0)).toBe(low);
  }
});

test('R-FLT-15 the discount facet spans 0 to 100', () => {
  expect(DISCOUNT_SPAN).toEqual({ min: 0, max: 100 });
});
