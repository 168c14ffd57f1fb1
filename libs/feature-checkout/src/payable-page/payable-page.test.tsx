import { authContract } from '@shop/contracts/auth';
import { ordersContract } from '@shop/contracts/orders';
import { payablesContract, type Payable } from '@shop/contracts/payables';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
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

describe('a business client', () => {
  const terms = { limit: 500, used: 150, left: 350, currency: 'EUR', due_on: '2026-12-18' };
  const account = { id: 5, name: '', fee: 0, fee_type: 0 as const, fee_amount: 0, options: [] };
  const offered: Partial<Payable> = {
    payment_methods: [...aCheckout().payment_methods, account],
    on_account: { ...terms, refusal: null },
  };

  test('chooses to buy on account, and reads the limit, its use, the rest and the due day', async () => {
    server.use(waits(offered));
    await open();
    fireEvent.click(screen.getByRole('radio', { name: /On account/ }));
    expect(screen.getByRole('radio', { name: /On account/ }).closest('label')?.textContent).toContain(
      'Pay the invoice by 18 December 2026',
    );
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const sum of ['€500.00', '€150.00', '€350.00', '€250.00']) expect(values).toContain(sum);
    expect(screen.getByRole('button', { name: 'Buy on account: €100.00' })).toBeDefined();
    expect(
      screen.getByText('You pay the invoice by 18 December 2026. Nothing is charged now.'),
    ).toBeDefined();
  });

  test('sends the account as the means', async () => {
    const sent: object[] = [];
    server.use(
      waits(offered),
      answering(payablesContract.pay, ({ body }) => {
        sent.push(body);
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
    fireEvent.click(screen.getByRole('radio', { name: /On account/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Buy on account/ }));
    await waitFor(() => expect(place()).not.toContain('/payment/'));
    expect(sent).toMatchObject([{ payment_processor_id: 5, expected_total: 100, option: null }]);
  });

  test.each([
    ['account_overdue', /an invoice of your company is overdue/],
    ['account_limit', /€350.00 of your limit of €500.00 is left/],
  ] as const)(
    'that cannot buy on account (%s) reads why, and finds the open invoices',
    async (refusal, why) => {
      server.use(waits({ on_account: { ...terms, refusal } }));
      await open();
      expect(screen.queryByRole('radio', { name: /On account/ })).toBeNull();
      expect(screen.getByText(why)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Open invoices' }).getAttribute('href')).toBe(
        '/en/site-pro?show=invoices&state=open',
      );
    },
  );

  test('whose limit was used meanwhile reads so', async () => {
    server.use(
      waits(offered),
      refusing(payablesContract.pay, { status: 422, errors: { payment_processor_id: ['account_limit'] } }),
    );
    await open();
    fireEvent.click(screen.getByRole('radio', { name: /On account/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Buy on account/ }));
    expect((await screen.findAllByText(/Your credit limit does not cover the total/)).length).toBeGreaterThan(
      0,
    );
  });
});
