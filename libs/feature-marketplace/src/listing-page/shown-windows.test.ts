import { expect, test } from 'vitest';
import { comingNext, shownWindows } from './shown-windows.ts';

test('R-LST-01 R-LST-02 landing on page 3 shows 48 and twice 24', () => {
  expect(shownWindows(3, 500)).toMatchObject({
    ...{ page: 3, isFirstShown: true, from: 1, to: 96, next: 4 },
    later: [
      { offset: 48, limit: 24 },
      { offset: 72, limit: 24 },
    ],
  });
});

test('a page beyond the end is the last one', () => {
  expect(shownWindows(9, 50)).toMatchObject({ page: 2, to: 50, next: undefined });
  expect(shownWindows(9, 0)).toMatchObject({ page: 1, from: 0, to: 0, later: [], next: undefined });
});

test('beyond ten pages only one window is shown', () => {
  expect(shownWindows(11, 5000)).toMatchObject({ isFirstShown: false, from: 265, to: 288, next: 12 });
});

test('the next page adds the remaining goods, 24 at most', () => {
  expect(comingNext(shownWindows(1, 200), 200)).toBe(24);
  expect(comingNext(shownWindows(1, 50), 50)).toBe(2);
  expect(comingNext(shownWindows(1, 48), 48)).toBe(0);
});
