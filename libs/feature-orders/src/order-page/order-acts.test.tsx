import { authContract } from '@shop/contracts/auth';
import { invoicesContract } from '@shop/contracts/invoices';
import { cartContract } from '@shop/contracts/cart';
import { ordersContract } from '@shop/contracts/orders';
import { emptyCart } from '@shop/data-access';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { showcaseLines, showcaseOrder } from '@shop/testing-react/stories';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentsOfOrder } from '../testing/an-invoice.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import '../guest-order-page/guest-order-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(invoicesContract.ofOrder, { status: true, documents: documentsOfOrder() }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'A'.repeat(22);
const order = showcaseOrder('en', { may: ['order_again', 'mail_again'] });
const cart = {
  ...emptyCart('EUR'),
  items: showcaseLines('en').map((line) => ({ ...line, price_before: null, weight_g: 100 })),
};

const open = async () => {
  server.use(answering(ordersContract.success, { status: true, order }));
  return renderRoute(orders, { at: `/order/${slug}`, hasSession: true });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A cart that is empty at first and accepts all but the first ordered line, of the second one piece. */
const cartThatTakes = () => {
  const [gone, dearer] = order.lines;
  const taken: typeof cart.items = [];
  const now = () => ({
    status: true as const,
    cart: { ...cart, items: [...taken] },
    adjusted: false,
    repeated: false,
  });
  server.use(
    answering(cartContract.fetch, now),
    answering(cartContract.add, ({ body }) => {
      const line = order.lines.find(({ variant_id }) => variant_id === body.variant_id);
      const [pattern] = cart.items;
      if (!line || !pattern || line === gone) return now();
      const price = line === dearer ? line.price + 1 : line.price;
      taken.push({ ...pattern, variant_id: body.variant_id, quantity: body.quantity, price });
      return now();
    }),
  );
  return { gone, dearer };
};

test('the order’s page links to its invoice and credit notes', async () => {
  server.use(answering(ordersContract.one, { status: true, order }));
  await renderRoute(orders, { at: `/my-orders/${slug}`, hasSession: true });
  const link = await screen.findByRole('link', { name: 'Invoice LT-2026-000012' });
  expect(link.getAttribute('href')).toBe('/en/invoice/12');
  expect(screen.getByRole('link', { name: 'Credit note LT-2026-000013' })).toBeDefined();
});

test('order again puts the goods into the cart, and lists unavailable and dearer ones', async () => {
  const { gone, dearer } = cartThatTakes();
  await open();
  await press('Order again');
  await waitFor(() => expect(document.body.textContent).toContain('in your cart'));
  expect(document.body.textContent).toContain(`${gone?.name} is not available now.`);
  expect(document.body.textContent).toContain(`${dearer?.name} now costs`);
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en/cart');
});

test('the confirmation is sent again, and the page shows the address', async () => {
  server.use(answering(ordersContract.mailAgain, { status: true }));
  const { place } = await open();
  await press('Send the confirmation again');
  await waitFor(() => expect(document.body.textContent).toContain('We have sent the confirmation'));
  expect(place()).toBe(`/order/${slug}?done=mailed`);
});

test('after several mails the page suggests looking for them', async () => {
  server.use(refusing(ordersContract.mailAgain, { status: 429, message: 'too_many_requests' }));
  await open();
  await press('Send the confirmation again');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('several times today'));
});
