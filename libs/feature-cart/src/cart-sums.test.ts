import { expect, test } from 'vitest';
import { atDoor, totalsOf } from './cart-sums.ts';
import { aCart, aLine } from './testing.ts';

test('R-CRT-15 R-CRT-16 sum, pieces and lines of the cart, to the cent', () => {
  const items = [aLine({ price: 0.1, quantity: 3 }), aLine({ id: 2, price: 0.2, quantity: 1 })];
  expect(totalsOf({ items })).toEqual({ sum: 0.5, quantity: 4, items: 2 });
});

test('the delivered price is goods and shipping less its discount, by each method, and the cheapest delivery', () => {
  const cart = aCart();
  expect([atDoor(cart, 'air'), atDoor(cart, 'sea')]).toEqual([279, 270.2]);
  const delivery = { ...cart.delivery, fee_from: 2.39 };
  expect(atDoor({ ...cart, delivery }, 'air')).toBe(281.39);
});
