import type { CurrentUser } from '@shop/data-access';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { PageProvider, type Modals } from '@shop/page';
import { createTestPage } from '@shop/testing-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { EXCLUDED } from './excluded-routes.ts';
import { useUnpaidOrders } from './use-unpaid-orders.ts';

let lastId = 0;
beforeEach(() => {
  sessionStorage.clear();
  lastId += 1;
});

type User = NonNullable<CurrentUser>;
const aUser = (unpaid: number): User =>
  ({ id: lastId, email: 'ona@example.lt', unpaid_orders_count: unpaid }) as User;

const SLUG = 'A'.repeat(22);

const own = { slug: SLUG };

/** Pattern and addresses of each route of the specification where the modal does not open, by its name. */
const BUILT = {
  'my-orders': [paths.myOrders.pattern, paths.myOrders.to()],
  order: [paths.order.pattern, paths.order.to(own)],
  checkout: [paths.checkout.pattern, paths.checkout.to({}), paths.checkout.to(own)],
  payment: [paths.payment.pattern, paths.payment.to({}), paths.payment.to(own)],
  confirm: [laterPaths.confirm.pattern, laterPaths.confirm.to({}), laterPaths.confirm.to(own)],
  success: [laterPaths.success.pattern, laterPaths.success.to({}), laterPaths.success.to(own)],
  'payment-accept': [laterPaths.paymentAccept.pattern, laterPaths.paymentAccept.to()],
  'reservation-success': [laterPaths.reservationSuccess.pattern, laterPaths.reservationSuccess.to()],
  'account-information': [paths.accountInformation.pattern, paths.accountInformation.to()],
  'delivery-addresses': [paths.deliveryAddresses.pattern, paths.deliveryAddresses.to()],
  'new-delivery-address': [laterPaths.newDeliveryAddress.pattern, laterPaths.newDeliveryAddress.to()],
  'edit-delivery-address': [laterPaths.deliveryAddress.pattern, laterPaths.deliveryAddress.to({ id: '7' })],
  'remove-delivery-address': [
    laterPaths.removeDeliveryAddress.pattern,
    laterPaths.removeDeliveryAddress.to({ id: '7' }),
  ],
} as const;

/** In addition: the client is about to answer or to pay an invoice. */
const OWN = {
  'misc-invoice': [laterPaths.miscInvoice.pattern, laterPaths.miscInvoice.to(own)],
  'invoice-accept': [laterPaths.invoiceAccept.pattern, laterPaths.invoiceAccept.to()],
  'invoice-decline': [laterPaths.invoiceDecline.pattern, laterPaths.invoiceDecline.to()],
} as const;

/** Those of pages to come. */
const LATER = {
  'create-order-slug': [laterPaths.createOrder.pattern, laterPaths.createOrder.to({ slug: SLUG })],
  'order-successful': [laterPaths.orderSuccessful.pattern, laterPaths.orderSuccessful.to()],
  'site-pro': ['/site-pro', '/site-pro'],
  'site-pro-people': ['/site-pro/people', '/site-pro/people'],
  'site-pro-invitation': ['/site-pro/invitation/*', '/site-pro/invitation/x'],
  'site-pro-delivery': ['/site-pro-delivery', '/site-pro-delivery'],
  'site-pro-payment-id': ['/site-pro-payment/*', '/site-pro-payment/7'],
} as const;

const PLACES = { ...BUILT, ...OWN, ...LATER };

/** A shop whose opened modals are recorded and stay open until they are closed. */
const aShop = async (at: string, user?: CurrentUser) => {
  const page = createTestPage();
  const { queryKey } = page.queries.auth.user();
  const know = (known: CurrentUser) =>
    act(async () => {
      page.queryClient.setQueryData(queryKey, known);
      // The cache notifies in the next task.
      await new Promise((resolve) => setTimeout(resolve));
    });
  if (user !== undefined) await know(user);
  const closing: ((answer: 'seen' | undefined) => void)[] = [];
  const open = vi.fn(() => new Promise<'seen' | undefined>((resolve) => closing.push(resolve)));
  const modals = { open, has: () => true } as unknown as Modals;
  const held = { isBusy: false };
  const Frame = () => {
    useUnpaidOrders(modals, held.isBusy);
    return <Outlet />;
  };
  const pages = Object.entries(PLACES).map(([id, [path]]) => ({ id, path, element: <p>{id}</p> }));
  const router = createMemoryRouter(
    [{ element: <Frame />, children: [...pages, { id: 'rest', path: '*', element: <p>page</p> }] }],
    { initialEntries: [at] },
  );
  await act(async () => {
    render(
      <PageProvider page={page}>
        <QueryClientProvider client={page.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PageProvider>,
    );
  });
  return {
    know,
    open,
    held,
    go: (path: string) => act(() => router.navigate(path)),
    close: () => act(async () => closing.splice(0).forEach((end) => end('seen'))),
    closeByPage: () => act(async () => closing.splice(0).forEach((end) => end(undefined))),
  };
};

test('the modal opens for a user known from the start, and for one who logs in', async () => {
  const first = await aShop('/', aUser(2));
  expect(first.open).toHaveBeenCalledExactlyOnceWith('unpaid-orders', { count: 2 });
  lastId += 1;
  const second = await aShop('/', null);
  expect(second.open).not.toHaveBeenCalled();
  await second.know(aUser(1));
  expect(second.open).toHaveBeenCalledExactlyOnceWith('unpaid-orders', { count: 1 });
});

test('the modal opens when a user’s first order becomes unpaid, and not for a user without unpaid orders', async () => {
  const { open, know } = await aShop('/', aUser(0));
  expect(open).not.toHaveBeenCalled();
  await know(aUser(1));
  expect(open).toHaveBeenCalledOnce();
});

test('the modal opens once a session: not on other pages, not for a changed user, not after a page load', async () => {
  const { open, know, go, close } = await aShop('/', aUser(1));
  await close();
  await go('/marketplace');
  await know(aUser(3));
  expect(open).toHaveBeenCalledOnce();
  expect((await aShop('/', aUser(2))).open).not.toHaveBeenCalled();
});

test('a modal that another page has closed opens again there, unless it is an excluded one', async () => {
  const { open, go, closeByPage } = await aShop('/', aUser(1));
  await go('/marketplace');
  await closeByPage();
  expect(open).toHaveBeenCalledTimes(2);
  await go('/my-orders');
  await closeByPage();
  expect(open).toHaveBeenCalledTimes(2);
});

test('another client of the same browser session has a modal of their own', async () => {
  const { open, know, close } = await aShop('/', aUser(1));
  await close();
  lastId += 1;
  await know(aUser(1));
  expect(open).toHaveBeenCalledTimes(2);
});

test('a browser that refuses storage shows the modal once until the page is reloaded', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { open, know, close } = await aShop('/', aUser(1));
  await close();
  await know(aUser(2));
  expect(open).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('the modal waits for another modal to be closed', async () => {
  const { open, know, held, go } = await aShop('/', null);
  held.isBusy = true;
  await know(aUser(1));
  expect(open).not.toHaveBeenCalled();
  held.isBusy = false;
  await go('/?page=2');
  expect(open).toHaveBeenCalledOnce();
});

test('the excluded routes are the routes tested here', () => {
  expect(new Set(Object.keys(PLACES))).toEqual(EXCLUDED);
});

test('R-UNP-03..08 the modal never opens on an excluded route: with a slug, without one, at its load or at a login', async () => {
  for (const [name, [, ...addresses]] of Object.entries(PLACES))
    for (const address of addresses) {
      lastId += 1;
      const loaded = await aShop(address, aUser(1));
      expect(loaded.open, `${name} at ${address}`).not.toHaveBeenCalled();
      lastId += 1;
      const loggedIn = await aShop(address, null);
      await loggedIn.know(aUser(1));
      await loggedIn.go('/');
      expect(loggedIn.open, `${name} at ${address}`).not.toHaveBeenCalled();
    }
});
