import { cartContract } from '@shop/contracts';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { aCart, aLine, answerOf } from '../testing.ts';
import { badgeMessages as messages } from './cart-badge.messages.ts';
import { CartBadge } from './cart-badge.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the badge counts pieces and their sum, leads to the cart, and opens the drawer', async () => {
  const cart = aCart({ items: [aLine({ quantity: 3, line_total: 657 })] });
  server.use(answering(cartContract.fetch, answerOf(cart)));
  const { user, opened } = await renderView(<CartBadge />, { messages });
  const badge = await screen.findByRole('link', { name: 'Cart: 3 items, €657.00' });
  expect(badge.getAttribute('href')).toBe('/en/cart');
  await user.click(badge);
  expect(opened.map(({ name }) => name)).toEqual(['cart']);
});

test('a cart that did not come has no number', async () => {
  server.use(refusing(cartContract.fetch, { status: 503 }));
  await renderView(<CartBadge />, { messages });
  expect(screen.getByRole('link', { name: 'Cart: empty' }).textContent).not.toContain('0');
});
