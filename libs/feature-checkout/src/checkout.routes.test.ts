import type { PageHandle } from '@shop/page';
import { expect, test } from 'vitest';
import { checkoutRoutes } from './checkout.routes.ts';

const wayBack = (id: string, loaded: unknown) =>
  (checkoutRoutes.find((route) => route.id === id)?.handle as PageHandle | undefined)?.back?.(loaded);

test('R-PAY-01 a declined payment of an existing order links to that order, not to the cart', () => {
  const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
  for (const isGuest of [false, true])
    expect(wayBack('payment', { order: slug, isGuest })).toEqual({ place: 'order', slug, isGuest });
  expect(wayBack('payment', { order: null, isGuest: false })).toEqual({ place: 'shop' });
  expect(wayBack('payment', null)).toEqual({ place: 'cart' });
});

test('a placed or pending order links to the shop', () => {
  expect(wayBack('success', null)).toEqual({ place: 'shop' });
  expect(wayBack('payment-accept', null)).toEqual({ place: 'shop' });
});
