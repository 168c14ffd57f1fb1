import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderCart } from '../testing-page.tsx';
import { aCart, aLine } from '../testing.ts';
import { CartBadge } from './cart-badge.tsx';

test('the badge counts pieces and their sum, and leads to the cart', async () => {
  await renderCart(<CartBadge />, { cart: aCart({ items: [aLine({ quantity: 3, line_total: 657 })] }) });
  const badge = screen.getByRole('link', { name: 'Cart: 3 items, €657.00' });
  expect(badge.getAttribute('href')).toBe('/en/cart');
});

test('an empty cart has no number', async () => {
  await renderCart(<CartBadge />);
  expect(screen.getByRole('link', { name: 'Cart: empty' }).textContent).not.toContain('0');
});
