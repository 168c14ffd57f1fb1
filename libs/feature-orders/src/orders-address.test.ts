import { expect, test } from 'vitest';
import {
  FIRST_VIEW,
  isNarrowed,
  offeredFilters,
  ordersQuery,
  pagesOf,
  readOrdersView,
  wireFilter,
} from './orders-address.ts';

const read = (query: string) => readOrdersView(new URLSearchParams(query));

test('R-ORD-02 the first visit requests page 1 with all orders', () => {
  expect(read('')).toEqual(FIRST_VIEW);
});

test('the address has page and filter, and leaves out defaults', () => {
  expect(read('filter=unpaid&page=3')).toEqual({ ...FIRST_VIEW, page: 3, filter: 'unpaid' });
  expect(ordersQuery({ ...FIRST_VIEW, page: 3, filter: 'unpaid' })).toEqual({ page: 3, filter: 'unpaid' });
  expect(ordersQuery(FIRST_VIEW)).toEqual({});
});

test('the address has the filters, and keeps them from page to page', () => {
  const view = read('search=linen&state=shipped&period=30_days&page=2');
  expect(view).toEqual({
    ...{ page: 2, filter: 'all_orders' },
    ...{ state: 'shipped', period: '30_days', search: 'linen' },
  });
  expect(ordersQuery(view)).toEqual({ page: 2, state: 'shipped', period: '30_days', search: 'linen' });
  expect([view, read('filter=unpaid'), FIRST_VIEW].map(isNarrowed)).toEqual([true, true, false]);
});

test('an invalid address is the first visit', () => {
  for (const query of [
    'page=0',
    'page=-1',
    'page=abc',
    'page=1e9',
    'page=1.5',
    'filter=<script>',
    'state=lost',
    'period=x',
  ]) {
    expect(read(query), query).toEqual(FIRST_VIEW);
  }
});

test('ten orders make a page, no orders still make one', () => {
  expect([0, 1, 10, 11, 25].map(pagesOf)).toEqual([1, 1, 1, 2, 3]);
});

test('a brand without quotes has no filter for them, and one may leave the order type out', () => {
  expect(offeredFilters(false)).not.toContain('quotes');
  expect(wireFilter('unpaid', false)).toBeNull();
  expect(wireFilter('unpaid', true)).toBe('unpaid');
});
