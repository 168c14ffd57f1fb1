import { checkoutContract } from '@shop/contracts/checkout';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from './index.ts';
import { aCheckout } from './testing.ts';
import './payment-page/payment-page.tsx';
import './shipping-page/shipping-page.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const CART = ['cart', 'current'];
let ended = 0;

const openStep = async (page: 'checkout' | 'payment', at = `/${page}/${slug}`) => {
  ended = 0;
  server.use(
    answering(checkoutContract.openStep, { status: true, checkout: aCheckout({ step: 4 }) }),
    answering(checkoutContract.invalidate, () => {
      ended += 1;
      return { status: true as const };
    }),
  );
  window.history.replaceState({}, '', `/en${at}`);
  const opened = await renderRoute(checkout, { at, hasSession: true });
  opened.page.queryClient.setQueryData(CART, { items: [] });
  const go = async (path: string) => {
    window.history.replaceState({}, '', `/en${path}`);
    await act(() => opened.router.navigate(path));
  };
  const cartIsStale = () => opened.page.queryClient.getQueryState(CART)?.isInvalidated ?? false;
  return { go, cartIsStale, router: opened.router };
};

test('R-CHO-03 R-CHO-07 leaving the checkout ends the session, and then fetches the cart again', async () => {
  const { go, cartIsStale } = await openStep('checkout');
  await go('/c/shoes');
  await screen.findByText('elsewhere');
  await waitFor(() => expect(ended).toBe(1));
  await waitFor(() => expect(cartIsStale()).toBe(true));
});

test('R-CHO-07 where the session may not end, the cart stays as it is', async () => {
  const { go, cartIsStale } = await openStep('checkout');
  let refused = 0;
  server.use(refusing(checkoutContract.invalidate, { status: 409, message: 'checkout.payment_in_flight' }));
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.includes('/invalidate/')) refused += 1;
  });
  await go('/c/shoes');
  await waitFor(() => expect(refused).toBe(1));
  expect(cartIsStale()).toBe(false);
});

test('R-CHO-05 going back from shipping opens the cart, regardless of the previous page', async () => {
  const { router, go } = await openStep('checkout', '/c/shoes');
  await go(`/checkout/${slug}`);
  await screen.findByText('Delivery address');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});

test('R-CHO-01 going from step to step keeps the session', async () => {
  const { go } = await openStep('checkout');
  await go(`/payment/${slug}`);
  await screen.findByRole('heading', { name: 'Payment method' });
  expect(ended).toBe(0);
});
