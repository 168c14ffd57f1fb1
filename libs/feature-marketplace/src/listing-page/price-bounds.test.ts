import { expect, test } from 'vitest';
import { boundsFromTyped, shownBound } from './price-bounds.ts';

test('a price typed in euros is in the address in dollars and is restored as typed', () => {
  for (const typed of ['60', '19.99', '0.01', '1249', '480.50']) {
    const { min, max } = boundsFromTyped(typed, typed, 0.92);
    expect(shownBound(min, 0.92)).toBe(Number(typed));
    expect(shownBound(max, 0.92)).toBe(Number(typed));
  }
});

test('a price shown as 60.00 is within 60 to 60', () => {
  const { min = 0, max = 0 } = boundsFromTyped('60', '60', 0.92);
  expect(min).toBeLessThanOrEqual(65.22);
  expect(max).toBeGreaterThanOrEqual(65.22);
});

test('dollars stay dollars, a comma is a point, and words are ignored', () => {
  expect(boundsFromTyped('10', '20,5', 1)).toEqual({ min: 10, max: 20.5 });
  expect(boundsFromTyped('cheap', '-5', 1)).toEqual({});
});
