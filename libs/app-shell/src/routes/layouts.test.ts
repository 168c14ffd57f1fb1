import { expect, test } from 'vitest';
import { backOfLayout, slotsOf } from './layouts.ts';

test('checkout, payment and the simple layout have a short header, and no slot of the shop’s', () => {
  for (const layout of ['checkout', 'payment', 'simple-layout'] as const)
    expect(slotsOf({ layout, slots: ['cart.similar'] }), layout).toEqual(['cart.similar']);
  for (const layout of ['default', 'page', 'index-page', 'market-page', 'cart'] as const)
    expect(slotsOf({ layout, slots: ['cart.similar'] }), layout).toContain('header.cart');
});

test('the short header links to the cart, that of the simple layout to the shop', () => {
  expect(backOfLayout('checkout')).toEqual({ place: 'cart' });
  expect(backOfLayout('simple-layout')).toEqual({ place: 'shop' });
});
