import { expect, test } from 'vitest';
import { priceLines } from './price-lines.ts';

const now = new Date('2026-11-22T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const air = { country: 'LT', method: 'air', currency: 'EUR' } as const;

test('prices are listed by generation with their age, pending ones last', () => {
  const generations = [
    {
      id: 7,
      state: 'current',
      since: before(1_630),
      ...air,
      built: 1,
      prices: 118_203,
      brands: ['lt', 'pj'],
    },
    { id: 12, state: 'building', since: before(2), ...air, built: 0.547, prices: 64_000, brands: [] },
  ] as const;
  expect(priceLines({ generations, due: { products: 3, oldest: before(125) } }, now)).toEqual([
    'generation  state          since    market  method  currency  prices  brands',
    '7           current        1 d 3 h  LT      air     EUR       118203  lt pj',
    '12          building 54 %  2 min    LT      air     EUR       64000',
    '',
    '3 products wait to be priced, the oldest since 2 h 5 min',
  ]);
});

test('without prices to build the output says so', () => {
  const lines = priceLines({ generations: [], due: { products: 0, oldest: null } }, now);
  expect(lines.at(-1)).toBe('No product waits to be priced.');
});
