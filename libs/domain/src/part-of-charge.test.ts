import { expect, test } from 'vitest';
import { partOfCharge } from './part-of-charge.ts';

test('the whole rest may go back where nothing limits it, or the limit is above', () => {
  expect(partOfCharge({ rest: 10_000, worth: 10_000, left: null })).toBe(10_000);
  expect(partOfCharge({ rest: 10_000, worth: 8_000, left: 8_000 })).toBe(10_000);
});

test('the limit is the part in one currency, and nothing is left below it', () => {
  expect(partOfCharge({ rest: 10_000, worth: 10_000, left: 2_500 })).toBe(2_500);
  expect(partOfCharge({ rest: 10_000, worth: 10_000, left: -100 })).toBe(0);
});

test('in another currency the part is never worth more than the limit', () => {
  expect(partOfCharge({ rest: 20_000, worth: 10_000, left: 5_000 })).toBe(9_900);
  expect(partOfCharge({ rest: 20_000, worth: 10_000, left: 50 })).toBe(0);
});
