import { describe, expect, test } from 'vitest';
import { defaultSort, findSort, keepsSortOnLocaleChange, SORT_FIELDS, SORT_STEPS, SORTS } from './sort.ts';

const inWords = (sort: keyof typeof SORTS) =>
  SORT_STEPS[SORTS[sort]].map(({ field, direction }) => `${field} ${direction}`).join(', ');

describe('orders of a listing', () => {
  test('R-SRT-01 high to low: price descending, then relevance descending', () => {
    expect(inWords('highToLow')).toBe('current_price desc, relevance desc');
  });
  test('R-SRT-02 low to high: price ascending, then relevance', () => {
    expect(inWords('lowToHigh')).toBe('current_price asc, relevance desc');
  });
  test('R-SRT-03 best value: smallest fraction left to pay, then price, then relevance', () => {
    expect(inWords('bestValue')).toBe('discount_percentage asc, current_price asc, relevance desc');
  });
  test('R-SRT-04 best sellers: paid amount descending, then relevance', () => {
    expect(inWords('bestSellers')).toBe('paid_amount desc, relevance desc');
  });
  test('R-SRT-05 new arrivals: arrival descending, then relevance', () => {
    expect(inWords('newArrivals')).toBe('arrived_at desc, relevance desc');
  });
  test('R-SRT-06 relevance: relevance, paid amount and arrival, all descending', () => {
    expect(inWords('relevance')).toBe('relevance desc, paid_amount desc, arrived_at desc');
  });
  test('R-SRT-07 the sort fields are these five and no others', () => {
    const used = new Set(Object.values(SORT_STEPS).flatMap((steps) => steps.map(({ field }) => field)));
    expect([...used].sort()).toEqual([...SORT_FIELDS].sort());
  });
});

describe('the applied order', () => {
  test('R-SRT-08 a language may have its own default order', () => {
    expect(defaultSort(SORTS.newArrivals)).toBe(SORTS.newArrivals);
    expect(defaultSort(0)).toBe(SORTS.highToLow);
  });
  test('R-SRT-09 without one, or with an invalid one, best sellers come first', () => {
    expect(defaultSort(null)).toBe(SORTS.bestSellers);
    expect(defaultSort(17)).toBe(SORTS.bestSellers);
  });
  test('an address without an order differs from one with the default order', () => {
    expect(findSort('2')).toBe(SORTS.bestValue);
    for (const garbage of ['', '6', '-1', '1e0', '03', 'price', null, undefined]) {
      expect(findSort(garbage)).toBeUndefined();
    }
  });
  test('R-SRT-10 R-SRT-11 a change of locale keeps the order of a search and drops any other', () => {
    expect(keepsSortOnLocaleChange(new Map([['sort', '1']]))).toBe(false);
    expect(
      keepsSortOnLocaleChange(
        new Map([
          ['sort', '1'],
          ['s', 'lamp'],
        ]),
      ),
    ).toBe(true);
  });
});
