import { expect, test } from 'vitest';
import { toAmount, toUnits } from './montonio-money.ts';

test.each([
  ['12.34', 123_400],
  [12.34, 123_400],
  ['100', 1_000_000],
  ['0.1', 1_000],
  ['7.1000', 71_000],
])('the provider’s %s are %i parts', (said, amount) => {
  expect(toAmount(said)).toBe(amount);
});

test.each(['', '-1', '1e3', '1.23456', 'NaN', ' 1', '1,50'])('"%s" is not a sum', (said) => {
  expect(() => toAmount(said)).toThrow(RangeError);
});

test('a sum is sent in units, and never with parts of a cent', () => {
  expect(toUnits(123_400)).toBe(12.34);
  expect(() => toUnits(123_450)).toThrow(RangeError);
  expect(() => toUnits(-100)).toThrow(RangeError);
});
