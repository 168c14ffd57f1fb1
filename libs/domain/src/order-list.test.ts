import { expect, test } from 'vitest';
import { orderIdIn, startOfPeriod, toOrderNarrowing } from './order-list.ts';

test('a state, a period and words filter the list; unknown values do not', () => {
  expect(toOrderNarrowing({ state: 'shipped', period: '30_days', search: '  linen   shirt ' })).toEqual({
    state: 'shipped',
    period: '30_days',
    search: 'linen shirt',
  });
  expect(toOrderNarrowing({ state: 'lost', period: '1_day', search: null })).toEqual({
    state: null,
    period: null,
    search: '',
  });
});

test('the search text is cut at the maximum length of the field', () => {
  expect(toOrderNarrowing({ search: 'x'.repeat(500) }).search).toHaveLength(80);
});

test.each([
  ['QU100184', 100_184],
  ['qu 100184', 100_184],
  ['#100184', 100_184],
  ['FR12', 12],
  ['shirt 12', null],
  ['0', null],
])('%s is the order %s', (words, id) => {
  expect(orderIdIn(words)).toBe(id);
});

test('a period of 30 days begins 30 days ago, to the second', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(startOfPeriod('30_days', now)).toEqual(new Date('2026-10-24T12:00:00Z'));
});
