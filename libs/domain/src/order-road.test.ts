import { expect, test } from 'vitest';
import { isFarther, isMilestone, isOnTheRoad, isSent, ordersUnderWay } from './order-road.ts';

test('goods count as sent once they leave the warehouse', () => {
  expect(['paid', 'at_warehouse', 'shipped', 'customs', 'out_for_delivery', 'delivered'].map(isSent)).toEqual(
    [...[false, false, true, true, true, true]],
  );
});

test('an order that is unpaid, cancelled, refunded or disputed does not change by milestones', () => {
  expect(['accepted', 'cancelled', 'refunded', 'disputed'].some(isOnTheRoad)).toBe(false);
  expect(isOnTheRoad('paid')).toBe(true);
});

test('a milestone recorded late does not set an order back', () => {
  expect(isFarther('customs', 'shipped')).toBe(true);
  expect(isFarther('shipped', 'customs')).toBe(false);
  expect(isFarther('delivered', 'delivered')).toBe(false);
});

test('payment is not a milestone of the goods', () => {
  expect(['paid', 'cancelled', 'shipped'].filter(isMilestone)).toEqual(['shipped']);
});

test('the overview shows at most two orders under way, and none that is unpaid or has arrived', () => {
  const orders = ['accepted', 'paid', 'delivered', 'customs', 'shipped'].map((state, id) => ({ id, state }));
  expect(ordersUnderWay(orders).map(({ id }) => id)).toEqual([1, 3]);
});
