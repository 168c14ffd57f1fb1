import { expect, test } from 'vitest';
import { isFarther, isMilestone, isOnTheRoad, isSent } from './order-road.ts';

test('goods are sent from the moment that they leave the warehouse', () => {
  expect(['paid', 'at_warehouse', 'shipped', 'customs', 'out_for_delivery', 'delivered'].map(isSent)).toEqual(
    [...[false, false, true, true, true, true]],
  );
});

test('an order that is unpaid, cancelled, refunded or disputed does not move', () => {
  expect(['accepted', 'cancelled', 'refunded', 'disputed'].some(isOnTheRoad)).toBe(false);
  expect(isOnTheRoad('paid')).toBe(true);
});

test('a fact recorded late does not bring an order back', () => {
  expect(isFarther('customs', 'shipped')).toBe(true);
  expect(isFarther('shipped', 'customs')).toBe(false);
  expect(isFarther('delivered', 'delivered')).toBe(false);
});

test('payment is no milestone of the goods', () => {
  expect(['paid', 'cancelled', 'shipped'].filter(isMilestone)).toEqual(['shipped']);
});
