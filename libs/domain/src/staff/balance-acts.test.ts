import { expect, test } from 'vitest';
import { balanceActOf } from './index.ts';

test.each([
  [2_000_000, 'EUR', 'alone'],
  [2_000_100, 'EUR', 'second_person'],
  [8_000_000, 'AED', 'alone'],
  [8_000_100, 'AED', 'second_person'],
  [50_000_000, 'USD', 'second_person'],
  [50_000_100, 'USD', 'too_large'],
  [0, 'EUR', 'not_positive'],
  [-100, 'EUR', 'not_positive'],
  [150, 'EUR', 'fraction'],
] as const)('%d ten-thousandths of %s: %s', (amount, currency, way) => {
  expect(balanceActOf(amount, currency)).toBe(way);
});
