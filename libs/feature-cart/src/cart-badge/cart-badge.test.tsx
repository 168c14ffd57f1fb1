import { cartContract } from '@shop/contracts/cart';
import { visitorContract, type VisitorAnswer } from '@shop/contracts/visitor';
import { guestSummary } from '@shop/data-access';
import type { SlotProps } from '@shop/page';
import { answering, createShopServer, refusing } from '@shop/testing';
import { createTestPage, renderView } from '@shop/testing-react';
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { aCart, aLine, answerOf } from '../testing.ts';
import { warmCart } from '../warm-cart.ts';
import { badgeMessages as messages } from './cart-badge.messages.ts';
import { CartBadge } from './cart-badge.tsx';
import { CartCount } from './cart-count.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const holding = (count: number, sum: number): VisitorAnswer => ({
  status: true,
  visitor: { first_name: null, cart: { count, sum, currency: 'EUR', shipping_method: 'air' } },
  cart_version: 1,
});

test('the badge counts pieces and their sum, links to the cart, and opens the drawer', async () => {
  server.use(answering(visitorContract.summary, holding(3, 657)));
  const { user, opened } = await renderView(<CartBadge />, { messages });
  const badge = await screen.findByRole('link', { name: 'Cart: 3 items, €657.00' });
  expect(badge.getAttribute('href')).toBe('/en/cart');
  await user.click(badge);
  expect(opened.map(({ name }) => name)).toEqual(['cart']);
});

test('the badge shows the cart of the latest answer', async () => {
  server.use(
    answering(visitorContract.summary, holding(1, 219)),
    answering(cartContract.fetch, answerOf(aCart({ items: [aLine({ quantity: 2, line_total: 438 })] }))),
  );
  const { page } = await renderView(<CartBadge />, { messages });
  await screen.findByRole('link', { name: 'Cart: 1 item, €219.00' });
  await act(async () => {
    await page.queryClient.fetchQuery(page.queries.cart.current(page.language.id));
  });
  expect(await screen.findByRole('link', { name: 'Cart: 2 items, €438.00' })).toBeTruthy();
});

test('a cart that failed to load has no number', async () => {
  server.use(refusing(visitorContract.summary, { status: 503 }));
  await renderView(<CartBadge />, { messages });
  expect(screen.getByRole('link', { name: 'Cart: empty' }).textContent).not.toContain('0');
});

test('R-CAL-05 a failed cart call gives no cart, and is reported', async () => {
  server.use(refusing(cartContract.fetch, { status: 503 }));
  const page = createTestPage({ hasSession: true });
  await expect(warmCart(page)).rejects.toMatchObject({ status: 503 });
  expect(page.queryClient.getQueryData(page.queries.cart.current(page.language.id).queryKey)).toBe(undefined);
  expect(page.reported).toEqual([expect.objectContaining({ status: 503 })]);
});

test('the bar at the bottom shows the same, as a number and in words', async () => {
  server.use(answering(visitorContract.summary, holding(3, 657)));
  const draw: SlotProps['bar.cart']['draw'] = ({ count, description }) => (
    <p>{[count, description].join()}</p>
  );
  await renderView(<CartCount draw={draw} />, { messages });
  expect(await screen.findByText('3,Cart: 3 items, €657.00')).toBeTruthy();
});

test('an empty cart has no number in the bar', async () => {
  server.use(answering(visitorContract.summary, { ...holding(0, 0), visitor: guestSummary('EUR') }));
  await renderView(<CartCount draw={(told) => <p>{JSON.stringify(told)}</p>} />, { messages });
  expect(screen.getByText('{"description":"Cart: empty"}')).toBeTruthy();
});
