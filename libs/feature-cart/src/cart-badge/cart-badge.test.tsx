import { cartContract } from '@shop/contracts/cart';
import type { SlotProps } from '@shop/page';
import { answering, createShopServer, refusing } from '@shop/testing';
import { createTestPage, renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { cart } from '../index.ts';
import { aCart, aLine, answerOf } from '../testing.ts';
import { badgeMessages as messages } from './cart-badge.messages.ts';
import { CartBadge } from './cart-badge.tsx';
import { CartCount } from './cart-count.tsx';

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

test('R-CAL-05 a cart that did not come holds no page back, and is reported', async () => {
  server.use(refusing(cartContract.fetch, { status: 503 }));
  const page = createTestPage({ hasSession: true });
  await cart.fills?.['header.cart']?.warm?.(page, {});
  expect(page.reported).toEqual([expect.objectContaining({ status: 503 })]);
});

test('the bar at the bottom is told the same, in a number and in words', async () => {
  const full = aCart({ items: [aLine({ quantity: 2 }), aLine({ id: 2, quantity: 1 })] });
  server.use(answering(cartContract.fetch, answerOf(full)));
  const draw: SlotProps['bar.cart']['draw'] = ({ count, description }) => (
    <p>{[count, description].join()}</p>
  );
  await renderView(<CartCount draw={draw} />, { messages });
  expect(await screen.findByText('3,Cart: 3 items, €657.00')).toBeTruthy();
});

test('an empty cart has no number in the bar', async () => {
  server.use(answering(cartContract.fetch, answerOf(aCart({ items: [] }))));
  await renderView(<CartCount draw={(told) => <p>{JSON.stringify(told)}</p>} />, { messages });
  expect(screen.getByText('{"description":"Cart: empty"}')).toBeTruthy();
});
