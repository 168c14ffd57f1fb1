import { emptyCart, type Cart } from '@shop/data-access';
import { cartContract } from '@shop/contracts/cart';
import { answering, createShopServer, recordedCart, unreachable } from '@shop/testing';
import { cartQueueOf } from '@shop/page';
import { followCart } from '@shop/page/follow-cart';
import { createTestPage } from './create-test-page.ts';
import { afterAll, afterEach, expect, test } from 'vitest';

const server = createShopServer();
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const aTab = () => {
  const page = createTestPage();
  const { queryKey } = page.queries.cart.current(page.language.id);
  page.queryClient.setQueryData<Cart>(queryKey, emptyCart('EUR'));
  const cart = () => page.queryClient.getQueryData<Cart>(queryKey);
  return { page, queue: cartQueueOf(page), cart, queryKey };
};
const add = { kind: 'add', variant: 1, quantity: 1 } as const;

test('a tab has one queue, with any number of views that change the cart', () => {
  const { page, queue } = aTab();
  expect(cartQueueOf(page)).toBe(queue);
});

test('an add whose answer was lost is sent again with the same key, and the cart is the server’s', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answering(cartContract.add, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) throw new Error('the answer is lost');
      return recordedCart.twoLines;
    }),
  );
  const { queue, cart } = aTab();
  expect(await queue.put(add)).toBe('done');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(cart()).toEqual(recordedCart.twoLines.cart);
});

test('after a page is left during a change, the next page continues with it', async () => {
  server.use(unreachable(cartContract.add));
  const left = aTab();
  const cutOff = left.queue.put(add, 'key-of-the-first');
  dispatchEvent(new Event('pagehide'));
  await cutOff;
  dispatchEvent(new Event('pageshow'));

  const keys: (string | null)[] = [];
  server.use(
    answering(cartContract.add, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return recordedCart.twoLines;
    }),
  );
  const next = aTab();
  next.queue.resume();
  await next.queue.whenSettled();
  expect(keys).toEqual(['key-of-the-first']);
  expect(sessionStorage.getItem('shop_cart_acts')).toBeNull();
});

test('changes of another tab are fetched', async () => {
  const { page, queryKey } = aTab();
  followCart(page);
  dispatchEvent(new StorageEvent('storage', { key: 'shop_cart' }));
  expect(page.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('changes made while the page was loading are fetched', async () => {
  localStorage.setItem('shop_cart', String(performance.timeOrigin + 1));
  const { page, queryKey } = aTab();
  followCart(page);
  expect(page.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('changes made before the page was requested are in it', async () => {
  localStorage.setItem('shop_cart', String(performance.timeOrigin - 1));
  const { page, queryKey } = aTab();
  followCart(page);
  expect(page.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
