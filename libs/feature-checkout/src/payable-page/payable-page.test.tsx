import { authContract } from '@shop/contracts/auth';
import { ordersContract } from '@shop/contracts/orders';
import { payablesContract, type Payable } from '@shop/contracts/payables';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
import '../payment-page/payment-page.tsx';
import '../payment-page/payment-page.action.ts';
import '../success-page/success-page.tsx';

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const ok = { status: true as const };
const server = createShopServer(answering(authContract.currentUser, { ...ok, user: null }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const aPayable = (changes: Partial<Payable> = {}): Payable => ({
  slug,
  kind: 'quote',
  number: 'QU100007',
  currency: 'EUR',
  due: 100,
  payment_methods: aCheckout().payment_methods,
  balance_available: 0,
  payment_in_flight: null,
  order_slug: slug,
  is_guest: false,
  ...changes,
});
const waits = (changes: Partial<Payable> = {}) =>
  answering(payablesContract.fetch, { ...ok, payable: aPayable(changes) });
const open = (query = '') => renderRoute(checkout, { at: `/payment/${slug}${query}`, hasSession: true });
const payButton = () => screen.getByRole('button', { name: /^Pay/ });

test('R-PAY-01 an unpaid order shows its number, its sum and the fee of each method', async () => {
  server.use(waits());
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay QU100007');
  expect(screen.getByText('Order QU100007')).toBeDefined();
  expect(payButton().textContent).toBe('Pay €100.00');
  fireEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(payButton().textContent).toBe('Pay €101.90');
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(
    `/en/my-orders/${slug}`,
  );
});

test('a guest’s unpaid order redirects to the page of its link, which needs no login', async () => {
  server.use(waits({ is_guest: true }));
  await open();
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(`/en/order/${slug}`);
});

test('R-CHO-24 a balance that covers it all needs no card', async () => {
  server.use(waits({ balance_available: 400 }));
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Use my balance/ }));
  expect(payButton().textContent).toBe('Pay €0.00, €100.00 from balance');
});

test('R-CHO-06 the button sends the choice, the sum and its own key, and redirects to the order', async () => {
  const sent: { key: string | null; body: object }[] = [];
  server.use(
    waits({ balance_available: 400 }),
    answering(payablesContract.pay, ({ body, request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body });
      return {
        ...ok,
        success_slug: slug,
        payment_reference: slug,
        state: 'paid' as const,
        redirect_url: null,
      };
    }),
    answering(ordersContract.success, { ...ok, order: null }),
  );
  const { place } = await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Use my balance/ }));
  fireEvent.click(payButton());
  await waitFor(() => expect(place()).not.toContain('/payment/'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ slug, use_balance: true, expected_total: 0 });
  expect(sent[0]?.key).toMatch(/^[\w-]{24}$/);
});

test('a changed sum is shown with a message, and the selection stays', async () => {
  server.use(waits(), refusing(payablesContract.pay, { status: 409, message: 'checkout.changed' }));
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  server.use(waits({ due: 200 }));
  fireEvent.click(payButton());
  expect((await screen.findByRole('alert')).textContent).toContain('The total has changed');
  expect(payButton().textContent).toBe('Pay €203.80');
  expect((screen.getByRole('radio', { name: /PayPal/ }) as HTMLInputElement).checked).toBe(true);
});

test('a declined payment is shown, and the order is kept', async () => {
  server.use(waits());
  await open('?declined=1');
  expect(screen.getByText(/The order is kept/)).toBeDefined();
});

test('R-CHK-06 a client with an unknown payable is redirected to the orders, an already paid one is shown', async () => {
  server.use(refusing(payablesContract.fetch, { status: 409, message: 'checkout.completed' }));
  const asked: (string | null)[] = [];
  server.use(
    answering(ordersContract.success, ({ body }) => {
      asked.push(body.slug);
      return { ...ok, order: null };
    }),
  );
  await open();
  expect(asked).toEqual([slug]);
});
