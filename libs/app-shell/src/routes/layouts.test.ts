import { expect, test } from 'vitest';
import { backOfLayout, partsOfLayout, slotsOf } from './layouts.ts';

test('a page without a layout has the shop’s header and the full footer', () => {
  expect(partsOfLayout()).toEqual({ header: 'shop', footer: 'whole' });
  for (const layout of ['index-page', 'market-page', 'cart'] as const)
    expect(partsOfLayout(layout), layout).toEqual(partsOfLayout());
});

test('checkout, payment and the simple layout have a short header, and no slot of the shop’s', () => {
  for (const layout of ['checkout', 'payment', 'simple-layout'] as const) {
    expect(partsOfLayout(layout), layout).toEqual({ header: 'short', footer: 'short' });
    expect(slotsOf({ layout, slots: ['cart.similar'] }), layout).toEqual(['cart.similar']);
  }
  expect(slotsOf({ layout: 'cart', slots: ['cart.similar'] })).toContain('header.cart');
});

test('the short header links to the cart, that of the simple layout to the shop', () => {
  expect(backOfLayout('checkout')).toEqual({ place: 'cart' });
  expect(backOfLayout('simple-layout')).toEqual({ place: 'shop' });
});
