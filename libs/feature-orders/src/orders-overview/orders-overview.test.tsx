import { ordersContract } from '@shop/contracts/orders';
import { answering, createShopServer, unreachable } from '@shop/testing';
import { renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { OrdersOverview } from './orders-overview.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const anOrder = (id: number, state: 'accepted' | 'paid' | 'shipped' | 'delivered') => ({
  id,
  number: `QU${id}`,
  slug: String(id).padEnd(22, 'A'),
  kind: 'marketplace' as const,
  state,
  created_at: '2026-11-12T09:14:00-05:00',
  currency: 'EUR',
  total: 140.97,
  items_count: 2,
  images: [],
  payable_slug: state === 'accepted' ? 'B'.repeat(22) : null,
});

const show = () => renderView(<OrdersOverview />, { messages });

test('unpaid orders come first, with the sum on the button', async () => {
  const items = [anOrder(100_003, 'accepted'), anOrder(100_002, 'delivered')];
  server.use(answering(ordersContract.list, { status: true, items, total: 2 }));
  await show();
  expect(await screen.findByText('Order QU100003 is not paid yet')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Pay €140.97' })[0]?.getAttribute('href')).toContain(
    '/payment/',
  );
  expect(screen.queryByText('In progress')).toBeNull();
});

test('an order in progress comes before the last purchase, with a word that also fits before dispatch', async () => {
  const items = [anOrder(100_004, 'shipped'), anOrder(100_002, 'delivered')];
  server.use(answering(ordersContract.list, { status: true, items, total: 2 }));
  await show();
  const headings = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(headings).toEqual(['In progress', 'Recent orders']);
});

test('R-ORD-03 orders that cannot be loaded leave the rest of the account usable', async () => {
  server.use(unreachable(ordersContract.list));
  await show();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});
