import { renderView } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { OrderSums } from './order-sums.tsx';

const order = showcaseOrder('en');

test('an order’s page shows the total that the list shows, and below it how the balance met a part', async () => {
  const totals = { ...order.totals, balance: 100, total: 691.55 };
  await renderView(<OrderSums order={{ ...order, totals }} />, { messages });
  const text = screen.getByRole('complementary').textContent;
  expect(text).toContain('Total€791.55');
  expect(text).toContain('Paid from the balance€100.00');
  expect(text).toContain('Paid by the chosen method€691.55');
});

test('without the balance nothing stands below the total', async () => {
  await renderView(<OrderSums order={order} />, { messages });
  expect(screen.getByRole('complementary').textContent).toMatch(/Total€791\.55$/);
});
