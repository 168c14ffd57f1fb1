import { authContract } from '@shop/contracts/auth';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract, type ChangeAddress, type Order } from '@shop/contracts/orders';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import { documentsOfOrder } from '../testing/an-invoice.ts';
import '../guest-order-page/guest-order-page.tsx';
import '../order-page/order-page.tsx';
import './address-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(invoicesContract.ofOrder, { status: true, documents: documentsOfOrder() }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'A'.repeat(22);
const atWarehouse: Partial<Order> = { state: 'at_warehouse', may: ['change_address'], parcels: [] };
const POINTS = [
  {
    parcelshop_id: 'OM-1',
    name: 'Akropolis',
    address: 'Ozo g. 25',
    city: 'Vilnius',
    zip: '08200',
    opening_hours: '',
  },
  {
    parcelshop_id: 'OM-2',
    name: 'Mega',
    address: 'Islandijos pl. 32',
    city: 'Kaunas',
    zip: '47446',
    opening_hours: '',
  },
];

/** A shop with one order, whose address can be changed. */
const shopWith = (before: Partial<Order>, destination: 'home' | 'pickup' = 'home') => {
  const asked: ChangeAddress[] = [];
  const order = () =>
    showcaseOrder(
      'en',
      asked.length > 0 ? { ...before, address_changes: ['2026-11-15T12:02:00-05:00'] } : before,
    );
  server.use(
    answering(ordersContract.success, () => ({ status: true as const, order: order() })),
    answering(ordersContract.one, () => ({ status: true as const, order: order() })),
    answering(ordersContract.destination, {
      ...{ status: true as const, destination },
      parcel_shop: destination === 'pickup' ? 'OM-1' : null,
      pickup_points: destination === 'pickup' ? POINTS : [],
    }),
    answering(ordersContract.changeAddress, ({ body }) => {
      asked.push(body);
      return { status: true as const };
    }),
  );
  return asked;
};

const press = () => userEvent.click(screen.getByRole('button', { name: 'Save the address' }));
const retype = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('the order’s page links to a form with the order’s address', async () => {
  shopWith(atWarehouse);
  await renderRoute(orders, { at: `/order/${slug}` });
  expect(screen.getByRole('link', { name: 'Change the address' }).getAttribute('href')).toBe(
    `/en/order/${slug}/address`,
  );
  await renderRoute(orders, { at: `/order/${slug}/address` });
  expect(screen.getByDisplayValue('Konstitucijos pr. 21A-14')).toBeDefined();
});

test('a client changes the address, and the order’s page says so, also in its timeline', async () => {
  const asked = shopWith(atWarehouse);
  const { place } = await renderRoute(orders, { at: `/my-orders/${slug}/address`, hasSession: true });
  await retype('City', 'Kaunas');
  await press();
  await waitFor(() => expect(document.body.textContent).toContain('The address is changed.'));
  expect(asked).toMatchObject([{ slug, parcel_shop: null, address: { city: 'Kaunas', country_id: 1 } }]);
  expect(place()).toBe(`/my-orders/${slug}?done=address_changed`);
  expect(document.body.textContent).toContain('Address changed');
});

test('an order to a pickup point offers the points of its courier and asks for the person only', async () => {
  const asked = shopWith({ ...atWarehouse, pickup_point: 'Akropolis, Ozo g. 25, Vilnius' }, 'pickup');
  await renderRoute(orders, { at: `/order/${slug}/address` });
  await userEvent.selectOptions(screen.getByLabelText('Pickup point'), 'OM-2');
  await press();
  await waitFor(() => expect(asked).toMatchObject([{ parcel_shop: 'OM-2' }]));
});

test('goods that were packed in the meantime: the page says that it is too late', async () => {
  shopWith(atWarehouse);
  server.use(refusing(ordersContract.changeAddress, { status: 409, message: 'order_packed' }));
  await renderRoute(orders, { at: `/order/${slug}/address` });
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It is too late'));
});

test('an order whose address cannot be changed redirects to its page', async () => {
  shopWith({ state: 'shipped', may: [] });
  const { place } = await renderRoute(orders, { at: `/order/${slug}/address` });
  expect(place()).toBe(`/order/${slug}`);
});
