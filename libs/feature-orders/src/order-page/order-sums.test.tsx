import { renderView } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { OrderSums } from './order-sums.tsx';

const order = showcaseOrder('en');

test('an order’s page shows the total of the list, and below it the part paid from the balance', async () => {
  const totals = { ...order.totals, balance: 100, total: 691.55 };
  await renderView(<OrderSums order={{ ...order, totals }} />, { messages });
  const text = screen.getByRole('complementary').textContent;
  expect(text).toContain('Total€791.55');
  expect(text).toContain('Paid from your balance€100.00');
  expect(text).toContain('Paid by the chosen method€691.55');
});

test('without the balance nothing is shown below the total', async () => {
  await renderView(<OrderSums order={order} />, { messages });
  expect(screen.getByRole('complementary').textContent).toMatch(/Total€791\.55$/);
});

test('a refund is a row below the total, next to the related figures', async () => {
  await renderView(<OrderSums order={{ ...order, refunded: 40.5 }} />, { messages });
  const sums = screen.getByRole('complementary');
  expect(sums.textContent).toMatch(/Total€791\.55Refunded-€40\.50$/);
  expect(screen.getByText('Refunded').tagName).toBe('DT');
});

test.each([
  ['en', 'Shipping discount, 10%'],
  ['lt', 'Siuntimo nuolaida, 10 %'],
  ['lv', 'Sūtīšanas atlaide, 10%'],
  ['ee', 'Saatmise soodustus, 10%'],
] as const)(
  'in %s the shipping discount is named with its percentage, as in the checkout',
  async (locale, label) => {
    const totals = { ...order.totals, shipping: 62.5, shipping_discount: 6.25 };
    await renderView(<OrderSums order={{ ...order, totals }} />, { messages, locale });
    const row = screen.getByRole('complementary').textContent.replaceAll('\u00a0', ' ');
    expect(row).toContain(label);
  },
);

test.each([
  ['air', 'Shipping by air, duty, VAT'],
  ['sea', 'Shipping by sea, duty, VAT'],
] as const)('shipping by %s is named as in the checkout and in the mail', async (method, label) => {
  await renderView(<OrderSums order={{ ...order, shipping_method: method }} />, { messages });
  expect(screen.getByText(label).tagName).toBe('DT');
});

test('the parts of the shipping price open on demand, line by line, without zero lines', async () => {
  await renderView(<OrderSums order={order} />, { messages });
  const details = screen.getByText('Freight, duty and VAT').closest('details');
  expect(details?.open).toBe(false);
  const shown = order.breakdown.filter(({ code, amount }) => code !== 'goods' && amount !== 0);
  expect(details?.querySelectorAll('dt')).toHaveLength(shown.length);
  expect(details?.textContent).toContain('VAT');
});
