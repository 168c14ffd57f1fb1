import { authContract } from '@shop/contracts/auth';
import { balanceContract, type HistoryEntry, type HistoryRequest } from '@shop/contracts/balance';
import { answering, createShopServer, unreachable } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aBalanceLine, aHistory } from '../testing/a-history.ts';
import { aUser } from '../testing.ts';
import './balance-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: aUser({ balance: 135.5 }) }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = async (at: string, entries: HistoryEntry[]) => {
  const asked: HistoryRequest[] = [];
  server.use(
    answering(balanceContract.history, ({ body }) => {
      asked.push(body);
      return entries;
    }),
  );
  await renderRoute(account, { at, hasSession: true });
  return asked;
};

const rowOf = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

test('R-BAL-09 R-BAL-10 R-BAL-11 R-BAL-12: each movement has its label', async () => {
  await open('/balance', aHistory());
  for (const label of [
    'Invoice paid from balance',
    'Order paid from balance',
    'Forwarding paid from balance',
    'Top-up by our staff',
    'Deduction by our staff',
    'Top-up',
    'Refund for an order',
    'Refund for forwarding',
  ])
    expect(within(screen.getByRole('table')).getByText(label)).toBeDefined();
});

test('R-BAL-05 R-BAL-06 R-BAL-07 R-BAL-08 R-BAL-13: numbers are shown, and the processor of a top-up alone', async () => {
  await open('/balance', aHistory());
  expect(within(rowOf('Order paid from balance')).getByText('ID4106')).toBeDefined();
  const order = within(rowOf('Order paid from balance')).getByRole('link', { name: 'QU100184' });
  expect(order.getAttribute('href')).toBe('/en/my-orders?search=QU100184');
  expect(within(rowOf('Forwarding paid from balance')).getByText('FR12')).toBeDefined();
  expect(rowOf('Top-up').textContent).toContain('PayPal, 5O190127TN364715T');
  expect(screen.getAllByText(/PayPal/)).toHaveLength(1);
});

test('what staff say about a movement is shown as text below its label', async () => {
  await open('/balance', [
    aBalanceLine({ type: 1, rel_type: 2, rel_id: null, note: '<b>Sorry</b> for the cup' }),
  ]);
  expect(rowOf('Top-up by our staff').textContent).toContain('<b>Sorry</b> for the cup');
});

test('R-BAL-14: the date of a movement shows its day and its time', async () => {
  await open('/balance', [aBalanceLine()]);
  // 9.14 at -05:00 is 16.14 in Vilnius.
  expect(screen.getByText('2026-11-12 16:14').closest('time')?.getAttribute('datetime')).toBe(
    '2026-11-12T09:14:00-05:00',
  );
});

test('additions and deductions look different, and the balance is shown above', async () => {
  await open('/balance', aHistory());
  expect(rowOf('Refund for an order').textContent).toContain('+€64.50');
  expect(rowOf('Order paid from balance').textContent).toContain('−€64.50');
  expect(screen.getAllByText(/135/).length).toBeGreaterThan(0);
});

test('kind and days are requested as in the address, and kept by the next page', async () => {
  const many = Array.from({ length: 21 }, (_, at) => aBalanceLine({ id: at + 1 }));
  const asked = await open('/balance?kind=payments&from=2026-11-01&to=2026-11-30&page=2', many);
  expect(asked[0]).toEqual({ kind: 'payments', from: '2026-11-01', to: '2026-11-30', skip: 20, limit: 21 });
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(
    '/en/balance?kind=payments&from=2026-11-01&to=2026-11-30&page=3',
  );
  expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).not.toContain('page=');
});

test('the downloaded table has all filtered movements, on any page', async () => {
  await open('/balance?kind=payments&from=2026-11-01&page=2', [aBalanceLine()]);
  expect(screen.getByRole('link', { name: 'Download as a table (CSV)' }).getAttribute('href')).toBe(
    '/api/balance/history.csv?kind=payments&from=2026-11-01',
  );
});

test('invalid address parameters filter nothing', async () => {
  const asked = await open('/balance?kind=gifts&from=2026-02-30&page=-4', [aBalanceLine()]);
  expect(asked[0]).toEqual({ skip: 0, limit: 21 });
});

test('a search without a result links to all movements', async () => {
  await open('/balance?kind=refunds', []);
  expect(screen.getByRole('heading', { name: 'No movements match these filters' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all movements' }).getAttribute('href')).toBe('/en/balance');
});

test('a history that cannot be loaded leaves the balance, and a retry button', async () => {
  server.use(unreachable(balanceContract.history));
  await renderRoute(account, { at: '/balance', hasSession: true });
  expect(screen.getByText(/could not be loaded/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/balance');
});

test('sums are in the account’s own currency, also at a brand with another one', async () => {
  server.use(
    answering(authContract.currentUser, {
      status: true,
      user: aUser({ balance: 135.5, balance_currency: 'USD' }),
    }),
  );
  await open('/balance', aHistory());
  expect(document.body.textContent).toContain('$135.50');
  expect(document.body.textContent).not.toContain('€');
});

test('the week of the period’s calendar begins as the language’s does', async () => {
  await open('/balance', aHistory());
  const { click } = userEvent.setup();
  await click(screen.getByText('Filter the history'));
  await click(screen.getByRole('button', { name: 'Choose the first day' }));
  await screen.findByRole('grid');
  expect(screen.getAllByRole('columnheader').at(-7)?.textContent).toBe('Sun');
});
