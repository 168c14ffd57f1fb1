import { expect, test } from 'vitest';
import { offeredFilters, ordersQuery, pagesOf, readOrdersView, wireFilter } from './orders-address.ts';

const read = (query: string) => readOrdersView(new URLSearchParams(query));

test('R-ORD-02 the first visit asks for page 1 with all orders', () => {
  expect(read('')).toEqual({ page: 1, filter: 'all_orders' });
});

test('the address says page and filter, and says nothing of what is as at first', () => {
  expect(read('filter=unpaid&page=3')).toEqual({ page: 3, filter: 'unpaid' });
  expect(ordersQuery({ page: 3, filter: 'unpaid' })).toEqual({ page: 3, filter: 'unpaid' });
  expect(ordersQuery({ page: 1, filter: 'all_orders' })).toEqual({});
});

test('garbage in the address is the first visit', () => {
  for (const query of ['page=0', 'page=-1', 'page=abc', 'page=1e9', 'page=1.5', 'filter=<script>']) {
    expect(read(query), query).toEqual({ page: 1, filter: 'all_orders' });
  }
});

test('ten orders make a page, none still make one', () => {
  expect([0, 1, 10, 11, 25].map(pagesOf)).toEqual([1, 1, 1, 2, 3]);
});

test('a brand without quotes has no filter for them, and one may leave the order type out', () => {
  expect(offeredFilters(false)).not.toContain('quotes');
  expect(wireFilter('unpaid', false)).toBeNull();
  expect(wireFilter('unpaid', true)).toBe('unpaid');
});
