import type { PageHandle } from '@shop/page';
import { expect, test } from 'vitest';
import { checkoutRoutes } from './checkout.routes.ts';

const wayBack = (id: string, loaded: unknown) =>
  (checkoutRoutes.find((route) => route.id === id)?.handle as PageHandle | undefined)?.back?.(loaded);

test('R-PAY-01 who pays an order that stands is led back to it, not to a cart that holds nothing of it', () => {
  const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
  for (const isGuest of [false, true])
    expect(wayBack('payment', { order: slug, isGuest })).toEqual({ place: 'order', slug, isGuest });
  expect(wayBack('payment', { order: null, isGuest: false })).toEqual({ place: 'shop' });
  expect(wayBack('payment', null)).toEqual({ place: 'cart' });
});

test('an order that is placed, or waits for its provider, leads to the shop', () => {
  expect(wayBack('success', null)).toEqual({ place: 'shop' });
  expect(wayBack('payment-accept', null)).toEqual({ place: 'shop' });
});
