import { visitorContract } from '@shop/contracts/visitor';
import { guestSummary } from '@shop/data-access';
import { followCart } from '@shop/page/follow-cart';
import { answering, createShopServer } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

let count = 0;
const server = createShopServer(
  answering(visitorContract.summary, () => {
    const { cart, ...guest } = guestSummary('EUR');
    return { status: true as const, visitor: { ...guest, cart: { ...cart, count } }, cart_version: 0 };
  }),
);
afterAll(() => server.close());

const page = createTestPage({ hasSession: true });
const summary = page.queries.visitor.summary();
const shown = new QueryObserver(page.queryClient, summary);
shown.subscribe(() => {});
followCart(page);
const says = (expected: number) =>
  vi.waitFor(() => expect(shown.getCurrentResult().data?.cart.count).toBe(expected));
beforeEach(() => says(count));

test('a page shows changes of the cart in another tab', async () => {
  count += 1;
  window.dispatchEvent(new StorageEvent('storage', { key: 'shop_cart' }));
  await says(1);
});

test('a page restored from the back-forward cache fetches the changes made in the meantime', async () => {
  count += 1;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await says(2);
});

test('a page that was loaded fetches nothing more', async () => {
  const { dataUpdateCount } = page.queryClient.getQueryState(summary.queryKey) ?? {};
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(page.queryClient.getQueryState(summary.queryKey)).toMatchObject({
    dataUpdateCount,
    fetchStatus: 'idle',
  });
});
