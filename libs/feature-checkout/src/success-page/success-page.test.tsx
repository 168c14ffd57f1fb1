import { authContract } from '@shop/contracts/auth';
import { ordersContract } from '@shop/contracts/orders';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import './success-page.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const open = (at: string, hasSession = true) => renderRoute(checkout, { at, hasSession });

test('R-RTE-25 a slug without an order of this visitor is not found, and says so', async () => {
  server.use(refusing(ordersContract.success, { status: 404, message: 'not_found' }));
  const { place } = await open(`/success/${slug}`);
  expect(screen.getByRole('alert').textContent).toBe('status 404');
  expect(place()).toBe(`/success/${slug}`);
});

test('R-RTE-25 a guest’s success page opened on another device links to the page of the order’s link', async () => {
  let asked: string | null = null;
  server.use(
    answering(ordersContract.success, ({ body }) => {
      asked = body.slug;
      return { status: true as const, order: null };
    }),
  );
  const { place } = await open(`/success/${slug}`, false);
  expect(asked).toBe(slug);
  expect(place()).toBe(`/order/${slug}`);
});

test('R-RTE-25 without a slug and without an order the page links to the home page', async () => {
  server.use(answering(ordersContract.success, { status: true, order: null }));
  expect((await open('/success')).place()).toBe('/');
  expect((await open('/success', false)).place()).toBe('/');
});

test('the other tabs of the browser are notified that the cart was bought', async () => {
  localStorage.removeItem('shop_cart');
  server.use(
    answering(ordersContract.success, { status: true, order: showcaseOrder('en') }),
    answering(authContract.currentUser, { status: true, user: null }),
  );
  await open(`/success/${slug}`);
  expect(Number(localStorage.getItem('shop_cart'))).toBeGreaterThan(0);
});

test('the total is the order’s, the balance’s part is shown below it, and the form’s draft is deleted', async () => {
  sessionStorage.setItem('shop.draft.shipping', '{"city":"Kaunas"}');
  const order = showcaseOrder('en');
  const totals = { ...order.totals, shipping_discount: 21, balance: 100, total: 691.55 };
  server.use(
    answering(ordersContract.success, { status: true, order: { ...order, totals } }),
    answering(authContract.currentUser, { status: true, user: null }),
  );
  await open(`/success/${slug}`);
  const summary = screen.getByRole('complementary').textContent;
  expect(summary).toContain('Total€791.55');
  expect(summary).toContain('Shipping discount, 10%-€21.00');
  expect(summary).toContain('Paid from your balance€100.00');
  expect(summary).toContain('Paid by the chosen method€691.55');
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(
    `/en/order/${order.slug}`,
  );
  expect(sessionStorage.getItem('shop.draft.shipping')).toBeNull();
});

const AHEAD = [
  'Being prepared',
  'At our US warehouse',
  'In transit',
  'At customs',
  'Out for delivery',
  'Delivered',
];

test.each([
  ['paid', ['Paid', ...AHEAD]],
  ['accepted', ['Waiting for payment', 'Paid', ...AHEAD]],
] as const)(
  'an order that is %s is at its first stop, with the remaining stops ahead',
  async (state, way) => {
    server.use(
      answering(ordersContract.success, { status: true, order: { ...showcaseOrder('en'), state } }),
      answering(authContract.currentUser, { status: true, user: null }),
    );
    await open(`/success/${slug}`);
    const stops = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      ...way.slice(0, -1),
      expect.stringMatching(/^Delivered.+/),
    ]);
  },
);

test('the parts of the shipping price open on demand, as in the checkout', async () => {
  server.use(
    answering(ordersContract.success, { status: true, order: showcaseOrder('en') }),
    answering(authContract.currentUser, { status: true, user: null }),
  );
  await open(`/success/${slug}`);
  const details = screen.getByText('Freight, duty and VAT').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toMatch(/Freight€.*VAT€/);
});
