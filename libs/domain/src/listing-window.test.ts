import { expect, test } from 'vitest';
import {
  END_OF_LISTING,
  landingWindowOf,
  LAST_PAGE,
  lastPageOf,
  MOST_ITEMS,
  toPage,
  windowOf,
} from './listing-window.ts';

test('R-LST-01 the first page holds 48 items', () => {
  expect(windowOf(1)).toEqual({ offset: 0, limit: 48 });
});

test('R-LST-02 each later page adds 24', () => {
  expect(windowOf(2)).toEqual({ offset: 48, limit: 24 });
  expect(windowOf(3)).toEqual({ offset: 72, limit: 24 });
});

test('landing on a page shows all pages up to it, ten at most', () => {
  expect(landingWindowOf(3)).toEqual({ offset: 0, limit: 96 });
  expect(landingWindowOf(10)).toEqual({ offset: 0, limit: MOST_ITEMS });
  expect(landingWindowOf(11)).toEqual({ offset: 264, limit: 24 });
});

test('windows follow one another without a gap', () => {
  for (let page = 1; page < 40; page += 1) {
    const { offset, limit } = windowOf(page);
    expect(windowOf(page + 1).offset).toBe(offset + limit);
  }
});

test('the last page is the one that holds the last item', () => {
  expect([0, 1, 48, 49, 72, 73].map(lastPageOf)).toEqual([1, 1, 1, 2, 2, 3]);
});

test('a listing of a million ends at its page 400, behind 9,624 items', () => {
  expect(lastPageOf(1_000_000)).toBe(LAST_PAGE);
  expect(END_OF_LISTING).toBe(9_624);
  const { offset, limit } = windowOf(LAST_PAGE);
  expect(offset + limit).toBe(END_OF_LISTING);
});

test('invalid pages mean the first', () => {
  for (const garbage of [null, undefined, '', '0', '-1', '1.5', 'abc', '1e9', '99999999999', '02']) {
    expect(toPage(garbage)).toBe(1);
  }
  expect(toPage('7')).toBe(7);
});
