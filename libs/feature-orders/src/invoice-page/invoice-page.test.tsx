import { invoicesContract } from '@shop/contracts/invoices';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import { aCreditNote, anInvoice } from '../testing/an-invoice.ts';
import './invoice-page.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = async (invoice = anInvoice()) => {
  server.use(answering(invoicesContract.one, { status: true, invoice }));
  await renderRoute(orders, { at: `/invoice/${invoice.id}`, hasSession: true });
};
const rowOf = (text: string) => screen.getByText(text).closest('tr')?.textContent;

test('an invoice names both parties, each line with its rate, the VAT by rate and the total', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invoice LT-2026-000012');
  const seller = within(screen.getByRole('heading', { name: 'Seller' }).parentElement as HTMLElement);
  expect(seller.getByText('UAB Nordport')).toBeDefined();
  expect(seller.getByText(/^VAT no\.\sLT100000001811$/)).toBeDefined();
  expect(screen.getByText('Ona Petraitė')).toBeDefined();
  expect(rowOf('Linen shirt')).toContain('€36.00');
  expect(rowOf('Linen shirt')).toContain('21%');
  expect(rowOf('Linen shirt')).toContain('discount −€4.00');
  expect(rowOf('Shipping discount')).toContain('-€1.10');
  expect(screen.getByText('VAT 21% of €61.47')).toBeDefined();
  expect(screen.getByText('Rounding')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download the e-invoice (UBL)' }).getAttribute('href')).toBe(
    '/api/invoice/12/ubl.xml',
  );
  expect(screen.getByRole('link', { name: 'QU100184' }).getAttribute('href')).toBe(
    `/en/my-orders/${'A'.repeat(22)}`,
  );
});

test('an invoice in dollars gives its VAT in the currency of the seller’s accounts', async () => {
  await open(anInvoice({ currency: 'USD', accounted: { currency: 'EUR', vat: 11.88 } }));
  expect(screen.getByText('VAT in EUR').parentElement?.textContent).toContain('€11.88');
});

test('a credit note names the invoice that it corrects, and the refunded sum', async () => {
  await open(aCreditNote());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Credit note LT-2026-000013');
  expect(screen.getByText('Corrects invoice LT-2026-000012')).toBeDefined();
  expect(screen.getByText('Total refunded')).toBeDefined();
});
