import { expect, test } from 'vitest';
import { pricePerMeasure, type Content } from './content.ts';
import { fromCents } from './money.ts';

test.each<[price: number, content: Content, perMeasure: number]>([
  [2_771, { amount: 50, unit: 'ml' }, 55_420],
  [2_771, { amount: 1_000, unit: 'ml' }, 2_771],
  [999, { amount: 2_500, unit: 'g' }, 400],
  // 10.01 € for 160 g is 62.5625 € a kilogram, 0.01 € for 8 kg an eighth of a cent.
  [1_001, { amount: 160, unit: 'g' }, 6_256],
  [1, { amount: 8_000, unit: 'g' }, 0],
  // Half a cent goes up.
  [1, { amount: 2_000, unit: 'g' }, 1],
])('%i cents for $amount $unit', (cents, content, perMeasure) => {
  expect(pricePerMeasure(fromCents(cents), content)).toBe(fromCents(perMeasure));
});
