import { authContract } from '@shop/contracts/auth';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract, type Order } from '@shop/contracts/orders';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentsOfOrder } from '../testing/an-invoice.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import './guest-order-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(invoicesContract.ofOrder, { status: true, documents: documentsOfOrder() }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'A'.repeat(22);
const whole = showcaseOrder('en', { payable_slug: null });

const maskedOf = ({ id: _id, slug: _slug, address: _address, ...order }: Order) => ({
  ...order,
  email: 'o•••@e•••.lt',
});

const open = () => renderRoute(orders, { at: `/order/${slug}` });
const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A server that shows the order in full once the right e-mail was entered. */
const lockedOrder = () => {
  const typed: string[] = [];
  server.use(
    answering(ordersContract.success, () =>
      typed.includes('ona@example.lt')
        ? { status: true as const, order: whole }
        : { status: true as const, order: null, masked: maskedOf(whole) },
    ),
    answering(ordersContract.open, ({ body }) => {
      typed.push(body.email);
      return { status: true as const };
    }),
  );
  return typed;
};

test('a guest’s order is shown without personal data, and in full once its e-mail is entered', async () => {
  const typed = lockedOrder();
  const { place } = await open();
  const words = () => document.body.textContent;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('QU100184');
  expect(words()).toContain('In transit');
  expect(words()).toContain('€791.55');
  expect(screen.getByText('Freight, duty and VAT').closest('details')?.textContent).toContain('VAT');
  expect(words()).toContain('o•••@e•••.lt');
  for (const own of ['Petraitė', 'Konstitucijos', '200184', 'ona@example.lt'])
    expect(words()).not.toContain(own);

  await type('E-mail', 'ona@example.lt');
  await press('Show details');
  await waitFor(() => expect(words()).toContain('Konstitucijos pr. 21A-14'));
  expect(typed).toEqual(['ona@example.lt']);
  expect(place()).toBe(`/order/${slug}`);
  expect(screen.queryByRole('button', { name: 'Show details' })).toBeNull();
});

test('a wrong e-mail is shown at the field, and typed text stays', async () => {
  lockedOrder();
  server.use(
    refusing(ordersContract.open, {
      status: 422,
      message: 'order_email_wrong',
      errors: { email: ['order_email_wrong'] },
    }),
  );
  await open();
  await type('E-mail', 'other@example.lt');
  await press('Show details');
  await waitFor(() => expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain('placed with another e-mail');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('other@example.lt');
});

test('too many attempts get a message to wait', async () => {
  lockedOrder();
  server.use(refusing(ordersContract.open, { status: 429, message: 'too_many_requests' }));
  await open();
  await type('E-mail', 'other@example.lt');
  await press('Show details');
  await waitFor(() => expect(document.body.textContent).toContain('Too many attempts'));
});

test('an expired link says so and offers a new one by number and e-mail', async () => {
  const asked: object[] = [];
  server.use(
    answering(ordersContract.success, { status: true as const, order: null, is_expired: true }),
    answering(ordersContract.newLink, ({ body }) => {
      asked.push(body);
      return { status: true as const };
    }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has expired');
  await type('Order number', 'QU100184');
  await type('E-mail', 'ona@example.lt');
  await press('Send a new link');
  await waitFor(() => expect(document.body.textContent).toContain('If the order number and e-mail match'));
  expect(asked).toEqual([{ number: 'QU100184', email: 'ona@example.lt' }]);
});

test('an unknown link is not found, and says so', async () => {
  server.use(refusing(ordersContract.success, { status: 404, message: 'not_found' }));
  await open();
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});
