import { cartContract } from '@shop/contracts/cart';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { aCart, answerOf } from '../testing.ts';
import { CartDrawer } from './cart-drawer.tsx';

const server = createShopServer();
// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the drawer shows the lines, both delivered prices, and the links to cart and checkout', async () => {
  server.use(answering(cartContract.fetch, answerOf(aCart())));
  await renderView(<CartDrawer onClose={() => {}} />, { messages });
  expect(await screen.findByText('Wireless headphones')).toBeTruthy();
  const ways = screen.getAllByRole('button', { name: /^By (air|sea)/ }).map(({ textContent }) => textContent);
  expect(ways).toEqual([expect.stringContaining('€279.00'), expect.stringContaining('€270.20')]);
  expect(screen.getByText('Go to checkout').closest('a')?.getAttribute('href')).toBe('/en/checkout');
  expect(screen.getByText('View cart').closest('a')?.getAttribute('href')).toBe('/en/cart');
});

test('a drawer whose cart failed to load says so', async () => {
  server.use(refusing(cartContract.fetch, { status: 409 }));
  await renderView(<CartDrawer onClose={() => {}} />, { messages });
  expect(await screen.findByText('The cart could not be loaded')).toBeTruthy();
});

test('the drawer says what sending together saves by the chosen method', async () => {
  const cart = aCart();
  const shipping = { ...cart.shipping, together_saves: { air: 31.4, sea: 12.1 } };
  server.use(answering(cartContract.fetch, answerOf({ ...cart, shipping })));
  await renderView(<CartDrawer onClose={() => {}} />, { messages });
  expect(await screen.findByText('Sending everything together saves €31.40.')).toBeTruthy();
});
