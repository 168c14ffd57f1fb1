import { expect, test } from 'vitest';
import { orderNumber, ORDERS_PER_PAGE, toOrderFilter } from './order-number.ts';

test('R-BAL-06 a quote’s number is QU and its id', () => {
  expect(orderNumber('marketplace', 100234)).toBe('QU100234');
  expect(orderNumber('quote', 7)).toBe('QU7');
});

test('R-BAL-07 a forward request’s number is FR and its id', () => {
  expect(orderNumber('forward_request', 7)).toBe('FR7');
});

test('R-ORD-02 an unknown or missing filter shows all orders, ten a page', () => {
  expect([null, 'nonsense', 'unpaid'].map(toOrderFilter)).toEqual(['all_orders', 'all_orders', 'unpaid']);
  expect(ORDERS_PER_PAGE).toBe(10);
});
