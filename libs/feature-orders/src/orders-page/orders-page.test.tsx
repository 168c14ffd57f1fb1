import { authContract } from '@shop/contracts/auth';
import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import { ordersContract } from '@shop/contracts/orders';
import { answering, createShopServer, unreachable } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { orders } from '../index.ts';
import { miscInvoiceInList } from '../testing/a-misc-invoice.ts';
import './orders-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(miscInvoicesContract.list, { status: true, invoices: [] }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Asked = {
  page: number;
  type_for_filter: string | null;
  state?: string | undefined;
  period?: string | undefined;
  search?: string | undefined;
};

const anOrder = (id: number) => ({
  id,
  number: `QU${id}`,
  slug: 'A'.repeat(22),
  kind: 'marketplace' as const,
  state: 'paid' as const,
  created_at: '2026-11-12T09:14:00-05:00',
  currency: 'EUR',
  total: 140.97,
  items_count: 1,
  images: [],
  payable_slug: null,
});

const open = async (at: string, total = 1, brand = aBrand()) => {
  const asked: Asked[] = [];
  server.use(
    answering(ordersContract.list, ({ body }) => {
      asked.push(body);
      return { status: true as const, items: total === 0 ? [] : [anOrder(100_001)], total };
    }),
  );
  const opened = await renderRoute(orders, { at, hasSession: true, brand });
  return { ...opened, asked };
};

test('R-ORD-02 R-CAL-06 the first visit requests page 1 with all orders and lists them', async () => {
  const { asked } = await open('/my-orders');
  expect(asked).toEqual([expect.objectContaining({ page: 1, type_for_filter: 'all_orders' })]);
  expect(screen.getByRole('link', { name: 'QU100001' })).toBeDefined();
  expect(screen.getByText('€140.97')).toBeDefined();
});

test('R-ORD-01 the state is page 1, all orders, the count of all, and the orders of the page', async () => {
  await open('/my-orders', 25);
  expect(document.querySelector('nav [aria-current=page]')?.textContent).toBe('All');
  expect(screen.getByText('1', { selector: '[aria-current=page]' })).toBeDefined();
  // 25 in all are three pages of ten; of this page one is there.
  expect(screen.getByRole('link', { name: '3' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '4' })).toBeNull();
  expect(screen.getAllByRole('link', { name: /^QU/ })).toHaveLength(1);
});

test('filters and pages are links that keep one another', async () => {
  await open('/my-orders?filter=delivered&page=2', 25);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('All')).toBe('/en/my-orders');
  expect(hrefOf('3')).toBe('/en/my-orders?filter=delivered&page=3');
});

test('words, state and period are fields of a GET form, and are sent with the call', async () => {
  const { asked } = await open('/my-orders?filter=delivered&search=linen&state=shipped&period=30_days', 25);
  expect(asked[0]).toMatchObject({ search: 'linen', state: 'shipped', period: '30_days' });
  const form = screen.getByRole('search', { name: 'Find an order' });
  // The router adds the language.
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/my-orders']);
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    ...{ filter: 'delivered', search: 'linen', state: 'shipped', period: '30_days' },
  });
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toContain('search=linen');
  const clear = screen.getByRole('link', { name: 'Clear the search' });
  expect(clear.getAttribute('href')).toBe('/en/my-orders?filter=delivered');
});

test('a search without a result says so and links to all orders', async () => {
  await open('/my-orders?search=linen', 0);
  expect(screen.getByText('No orders found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/en/my-orders');
  expect(screen.queryByText('You have no orders yet')).toBeNull();
});

test('R-ORD-03 a list that cannot be loaded is empty and offers a retry', async () => {
  server.use(unreachable(ordersContract.list));
  await renderRoute(orders, { at: '/my-orders?page=3', hasSession: true });
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages of orders' })).toBeNull();
});

test('the address of the modal of unpaid orders focuses the table, any other address does not', async () => {
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  await open('/my-orders');
  expect(document.activeElement).toBe(document.body);
  await open('/my-orders?focus_order_table=true');
  expect(document.activeElement?.tagName).toBe('TABLE');
  expect(scrolled).toHaveBeenCalledOnce();
});

test('invoices that wait for the client come first, the earlier ones are folded', async () => {
  server.use(
    answering(miscInvoicesContract.list, {
      status: true,
      invoices: [
        miscInvoiceInList(),
        miscInvoiceInList({ slug: 'P'.repeat(22), number: 'MI-1', state: 'paid' }),
      ],
    }),
  );
  await open('/my-orders');
  const link = screen.getByRole('link', { name: 'MI-LT-2026-000012' });
  expect(link.getAttribute('href')).toBe(`/en/invoice/misc/${'M'.repeat(22)}`);
  expect(link.closest('tr')?.textContent).toContain('Waits for you');
  expect(link.closest('details')).toBeNull();
  expect(screen.getByText('MI-1').closest('details')).not.toBeNull();
});

test('invoices are listed on the first page of all or unpaid orders only, and their failure is told', async () => {
  server.use(unreachable(miscInvoicesContract.list));
  await open('/my-orders?filter=unpaid');
  expect(screen.getByRole('alert').textContent).toContain('Your invoices could not be loaded');
  await open('/my-orders?filter=delivered&page=2', 25);
  expect(screen.queryAllByRole('alert')).toHaveLength(1);
});

test('a client without orders sees a link to the shop', async () => {
  await open('/my-orders', 0);
  expect(screen.getByText('You have no orders yet')).toBeDefined();
});

test('R-BRD-09 a brand that leaves the order type out requests without it and has no filters', async () => {
  const { asked } = await open('/my-orders', 1, aBrand({ sendsOrderTypeFilter: false }));
  expect(asked[0]?.type_for_filter).toBeNull();
  expect(screen.queryByRole('link', { name: 'Delivered' })).toBeNull();
});
