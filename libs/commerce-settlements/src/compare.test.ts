import { expect, test } from 'vitest';
import { compare, type Kept, type Told } from './compare.ts';

const told: Told = {
  payment: { amount: 100_000, currency: 'EUR', fee: 3_000 },
  ...{ refunded: 0, disputed: null, currency: 'EUR' },
};
const kept: Kept = {
  ...{ captured: { amount: 100_000, currency: 'EUR' }, fee: 3_000, refunded: 0 },
  ...{ dispute: null, isDue: true, isChangeDue: true },
};
const found = (says: Partial<Told>, has: Partial<Kept> | null = {}) =>
  compare({ ...told, ...says }, has && { ...kept, ...has }).map(({ difference }) => difference);

test('equal records are no difference, nor is a fee that one side does not know', () => {
  expect(found({})).toEqual([]);
  expect(found({}, { fee: null })).toEqual([]);
  expect(found({ payment: { amount: 100_000, currency: 'EUR', fee: null } })).toEqual([]);
  expect(found({ refunded: 40_000 }, { refunded: 40_000 })).toEqual([]);
});

test('money that is missing on one side', () => {
  expect(found({}, null)).toEqual(['missing_here']);
  expect(found({ payment: null, refunded: 5 }, null)).toEqual(['missing_here']);
  expect(found({}, { captured: null })).toEqual(['missing_here']);
  expect(found({ payment: null })).toEqual(['missing_there']);
  expect(found({ payment: null }, { isDue: false })).toEqual([]);
  expect(found({ payment: null }, null)).toEqual([]);
});

test('another currency, sum or fee counts once, in this order', () => {
  const dollars = { amount: 1, currency: 'USD', fee: 1 };
  expect(found({ payment: dollars })).toEqual(['other_currency']);
  expect(found({ payment: { ...dollars, currency: 'EUR' } })).toEqual(['other_sum']);
  expect(found({ payment: { amount: 100_000, currency: 'EUR', fee: 1 } })).toEqual(['other_fee']);
});

test('a refund that the shop lacks counts at once, and one that the report lacks after a while', () => {
  expect(found({ refunded: 10 })).toEqual(['refund_differs']);
  expect(found({}, { refunded: 10, isChangeDue: false })).toEqual([]);
  expect(found({}, { refunded: 10 })).toEqual(['refund_differs']);
});

test('a dispute is open or lost where the money is taken, and over where it came back', () => {
  expect(found({ disputed: 100_000 })).toEqual(['dispute_differs']);
  expect(found({ disputed: 100_000 }, { dispute: 'won' })).toEqual(['dispute_differs']);
  expect(found({ disputed: 0 }, { dispute: 'lost' })).toEqual(['dispute_differs']);
  expect(found({}, { dispute: 'lost' })).toEqual(['dispute_differs']);
  expect(found({}, { dispute: 'open' })).toEqual([]);
  expect(found({ disputed: 100_000 }, { dispute: 'lost' })).toEqual([]);
  expect(found({ disputed: 0 }, { dispute: 'won' })).toEqual([]);
});

test('a refund and a dispute of one payment are two differences', () => {
  expect(found({ refunded: 10, disputed: 5 })).toEqual(['refund_differs', 'dispute_differs']);
});
