import { authContract } from '@shop/contracts/auth';
import { miscInvoiceCalls } from '@shop/contracts/later-calls';
import { miscInvoicesContract, type MiscInvoice } from '@shop/contracts/misc-invoices';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import { aMiscInvoice, IN_STATE } from '../testing/a-misc-invoice.ts';
import './invoice-page/invoice-page.tsx';
import './invoice-page/invoice-page.action.ts';
import './outcome-page/accepted-page.tsx';
import './outcome-page/declined-page.tsx';

const server = createShopServer(answering(authContract.currentUser, { status: true, user: null }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { slug, number } = aMiscInvoice();
let invoice: MiscInvoice;
beforeEach(() => {
  invoice = aMiscInvoice();
  server.use(answering(miscInvoicesContract.one, () => ({ status: true as const, invoice })));
});

const open = (at = `/invoice/misc/${slug}`) => renderRoute(orders, { at, hasSession: true });

test('an issued invoice shows its lines, VAT, total and due day, and can be accepted or declined', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Invoice ${number}`);
  expect(screen.getByText('A day of storage').closest('tr')?.textContent).toContain('€6.00');
  expect(screen.getByText('VAT 21% of €9.33')).toBeDefined();
  expect(document.body.textContent).toContain('Total€11.29');
  expect(screen.getAllByText(/December 8, 2026|8 December 2026/).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Accept and pay' }).closest('form')?.method).toBe('post');
  expect(screen.getByRole('button', { name: 'Decline', hidden: true }).closest('form')?.method).toBe('post');
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

test('accepting leads to its outcome, which links to the payment', async () => {
  server.use(
    answering(miscInvoicesContract.accept, () => {
      invoice = aMiscInvoice(IN_STATE.accepted);
      return { status: true as const };
    }),
  );
  const { place } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Accept and pay' }));
  await waitFor(() => expect(place()).toBe(`/invoice/accept?invoice=${slug}`));
  expect((await screen.findByRole('link', { name: 'Pay €11.29' })).getAttribute('href')).toBe(
    `/en/payment/${slug}`,
  );
});

test('declining sends the reason, and its outcome says that nothing is to be paid', async () => {
  const reasons: string[] = [];
  server.use(
    answering(miscInvoicesContract.decline, ({ body }) => {
      reasons.push(body.reason);
      invoice = aMiscInvoice(IN_STATE.declined);
      return { status: true as const };
    }),
  );
  const { place } = await open();
  fireEvent.change(screen.getByLabelText(/^Why do you decline it/), { target: { value: 'Not mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decline', hidden: true }));
  await waitFor(() => expect(place()).toBe(`/invoice/decline?invoice=${slug}`));
  expect(reasons).toEqual(['Not mine']);
  expect(await screen.findByText(/You have nothing to pay/)).toBeDefined();
});

test('an invoice that has changed meanwhile is shown as it is now', async () => {
  server.use(refusing(miscInvoicesContract.accept, { status: 409, message: 'misc_invoice.impossible' }));
  await open();
  invoice = aMiscInvoice({ state: 'void', can_accept: false, can_decline: false });
  fireEvent.click(screen.getByRole('button', { name: 'Accept and pay' }));
  expect((await screen.findByRole('alert')).textContent).toContain('has changed in the meantime');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept and pay' })).toBeNull());
});

test('an outcome that did not happen leads to the invoice, and a malformed one is not found', async () => {
  const { place } = await open(`/invoice/accept?invoice=${slug}`);
  expect(place()).toBe(`/invoice/misc/${slug}`);
  cleanup();
  await open('/invoice/accept?invoice=x');
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test('an unknown invoice, and one of another client, is not found', async () => {
  server.use(refusing(miscInvoicesContract.one, { status: 404, message: 'not_found' }));
  await open(`/invoice/decline?invoice=${slug}`);
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test('a paid invoice links to its VAT invoice', async () => {
  invoice = aMiscInvoice({ ...IN_STATE.paid, documents: [...IN_STATE.paid.documents] });
  await open(`/invoice/misc/${slug}?done=paid`);
  expect(screen.getByText(/Thank you, the invoice is paid/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'VAT invoice LT-2026-000012' }).getAttribute('href')).toBe(
    '/en/invoice/12',
  );
  expect(miscInvoiceCalls.one.url).toBe('/api/misc-invoice/get');
});

test('the invoice of an order on account shows the order, what was refunded and what is open, without VAT of its own', async () => {
  invoice = aMiscInvoice({
    ...{ ...IN_STATE.accepted, state: 'overdue', title: 'QU100007', total: 412.5, open: 312.5 },
    claim: { order_number: 'QU100007', order_slug: slug, credited: 100 },
  });
  await open();
  expect(screen.getByText(/This invoice for order QU100007 was due on/)).toBeDefined();
  expect(document.body.textContent).toContain('Order QU100007, with VAT€412.50');
  expect(document.body.textContent).toContain('To be paid€312.50');
  expect(screen.getByRole('link', { name: 'Pay €312.50' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(
    `/en/my-orders/${slug}`,
  );
  expect(screen.queryByText(/VAT 21%/)).toBeNull();
});
