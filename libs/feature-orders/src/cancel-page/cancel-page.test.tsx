import { authContract } from '@shop/contracts/auth';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract, type Order } from '@shop/contracts/orders';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentsOfOrder } from '../testing/an-invoice.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import '../guest-order-page/guest-order-page.tsx';
import '../order-page/order-page.tsx';
import './cancel-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(invoicesContract.ofOrder, { status: true, documents: documentsOfOrder() }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'A'.repeat(22);
const paid: Partial<Order> = {
  state: 'paid',
  may: ['cancel'],
  payments: [
    { payment_processor_id: 4, amount: 100 },
    { payment_processor_id: 1, amount: 691.55 },
  ],
};

/** A shop with one order, which a cancellation changes. */
const shopWith = (before: Partial<Order>) => {
  const asked: { slug: string; reason: string }[] = [];
  const order = () => showcaseOrder('en', asked.length > 0 ? { state: 'cancelled', may: [] } : before);
  server.use(
    answering(ordersContract.success, () => ({ status: true as const, order: order() })),
    answering(ordersContract.one, () => ({ status: true as const, order: order() })),
    answering(ordersContract.cancel, ({ body }) => {
      asked.push(body);
      return { status: true as const };
    }),
  );
  return asked;
};

const choose = (reason: string) =>
  userEvent.selectOptions(screen.getByLabelText('Why are you cancelling?'), reason);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));

test('the order’s page links to a second step, which shows where each sum is refunded to', async () => {
  shopWith(paid);
  await renderRoute(orders, { at: `/order/${slug}` });
  expect(screen.getByRole('link', { name: 'Cancel the order' }).getAttribute('href')).toBe(
    `/en/order/${slug}/cancel`,
  );
  await renderRoute(orders, { at: `/order/${slug}/cancel` });
  expect(document.body.textContent).toContain('To your balance: €100.00');
  expect(document.body.textContent).toContain('The way you paid: €691.55');
});

test('a client chooses a reason, and the order’s page says that it is cancelled', async () => {
  const asked = shopWith(paid);
  const { place } = await renderRoute(orders, { at: `/my-orders/${slug}/cancel`, hasSession: true });
  await choose('I found it cheaper');
  await press();
  await waitFor(() => expect(document.body.textContent).toContain('The order is cancelled.'));
  expect(asked).toEqual([{ slug, reason: 'found_cheaper' }]);
  expect(place()).toBe(`/my-orders/${slug}?done=cancelled`);
  expect(screen.queryByRole('link', { name: 'Cancel the order' })).toBeNull();
});

test('goods that were bought in the meantime: the page says that it is too late', async () => {
  shopWith(paid);
  server.use(refusing(ordersContract.cancel, { status: 409, message: 'order_not_cancellable' }));
  await renderRoute(orders, { at: `/order/${slug}/cancel` });
  await choose('Another reason');
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It is too late'));
});

test('an order that cannot be cancelled redirects to its page', async () => {
  shopWith({ state: 'shipped', may: [] });
  const { place } = await renderRoute(orders, { at: `/order/${slug}/cancel` });
  expect(place()).toBe(`/order/${slug}`);
});
