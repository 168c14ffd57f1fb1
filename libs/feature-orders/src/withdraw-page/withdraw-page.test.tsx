import { PROMISES } from '@shop/brand/testing';
import { authContract } from '@shop/contracts/auth';
import { withdrawalsContract } from '@shop/contracts/withdrawals';
import { answering, createShopServer } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test } from 'vitest';
import { orders } from '../index.ts';
import './withdraw-page.tsx';

const server = createShopServer(answering(authContract.currentUser, { status: true, user: null }));
afterAll(() => server.close());

const slug = 'A'.repeat(22);

test('a buyer chooses goods, sees a summary, confirms, and gets the receipt with its moment', async () => {
  const asked: { key: string; lines: unknown }[] = [];
  server.use(
    answering(withdrawalsContract.order, {
      ...{ status: true, number: 'QU100184', name: 'Ona', email: 'ona@example.com', until: null },
      ...{ is_late: false, statements: [] },
      lines: [
        { id: 1, name: 'Board', quantity: 3, left: 2, exception: null },
        { id: 2, name: 'Named socks', quantity: 1, left: 1, exception: 'made_to_measure' },
      ],
    }),
    answering(withdrawalsContract.state, ({ body }) => {
      asked.push(body);
      return {
        status: true as const,
        receipt: {
          ...{ stated_at: '2026-11-26T05:00:00-05:00', number: 'QU100184', name: 'Ona' },
          ...{ email: 'ona@example.com', state: 'awaiting_goods' as const, reason: null, goods: null },
          lines: [{ name: 'Board', quantity: 2, refusal: null }],
          send_back: { address: 'Nemuno g. 24', until: '2026-12-10', paid_by: 'shopper' as const },
        },
      };
    }),
  );
  await renderRoute(orders, { at: `/order/${slug}/withdrawal`, brand: aBrand({ promises: PROMISES }) });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const words = () => document.body.textContent;
  expect(words()).toContain('no right of withdrawal from the purchase of goods made to your specifications');
  await press('Continue');
  await waitFor(() => expect(words()).toContain('Choose at least one of the goods.'));
  await userEvent.selectOptions(screen.getByLabelText('Board: 2 left'), '2');
  await press('Continue');
  await waitFor(() => expect(words()).toContain('2 × Board'));
  expect(asked).toEqual([]);
  await press('Confirm withdrawal');
  await waitFor(() => expect(words()).toContain('We have received your withdrawal'));
  expect(asked).toMatchObject([{ slug, lines: [{ id: 1, quantity: 2 }] }]);
  expect(words()).toMatch(/Date and time: 2026-11-26/);
  expect(words()).toContain('You pay for sending them.');
});
