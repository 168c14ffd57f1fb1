import { authContract } from '@shop/contracts/auth';
import type { Feature } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { account } from '../index.ts';
import { aHome, aUser } from '../testing.ts';
import { EditAddressModal } from './edit-address-modal.tsx';
import { NewAddressModal } from './new-address-modal.tsx';
import { RemoveAddressModal } from './remove-address-modal.tsx';
// Routes load these modules when first opened; they are imported here, so that no test waits for a compiler.
import '../edit-address-page/edit-address-page.tsx';
import '../new-address-page/new-address-page.tsx';
import '../remove-address-page/remove-address-page.tsx';
import { accountRoutes } from '../account.routes.ts';

const server = createShopServer();
const onClose = vi.fn();
afterEach(() => {
  server.resetHandlers();
  onClose.mockClear();
  sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom does not support modal dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const ok = { status: true as const };
const ona = aUser({ phone: '+370 612 00184', addresses: [aHome({ id: 7 })] });

const openOver = (modal: ReactNode) => {
  server.use(answering(authContract.currentUser, { ...ok, user: ona }));
  server.use(answering(authContract.refreshCurrentUser, { ...ok, user: ona }));
  const shop: Feature = {
    ...account,
    routes: [
      ...accountRoutes,
      { id: 'goods', path: '/p/lamp', lazy: { Component: async () => () => modal } },
    ],
  };
  return renderRoute(shop, { at: '/p/lamp', hasSession: true });
};
const save = () => screen.getByRole('button', { name: 'Save the address' });

test('R-MOD-02 the account has modals for a new address and to edit one', async () => {
  for (const name of ['new-address', 'edit-address', 'remove-address'] as const)
    expect(await account.modals?.[name]?.(), name).toBeTypeOf('function');
});

test('R-MOD-02 a new address is saved without leaving the page, and the modal returns its id', async () => {
  const shop = await openOver(<NewAddressModal onClose={onClose} />);
  await shop.user.type(await screen.findByLabelText('Street, house and flat'), 'Pilies g. 5');
  await shop.user.type(screen.getByLabelText('Postcode'), '01123');
  await shop.user.type(screen.getByLabelText('City'), 'Vilnius');
  server.use(answering(authContract.addAddress, { ...ok, address: aHome({ id: 12 }) }));
  await shop.user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(12));
  expect(shop.place()).toBe('/p/lamp');
});

test('a modal for one country offers no other', async () => {
  await openOver(<NewAddressModal countryId={2} onClose={onClose} />);
  expect(await screen.findByText('Latvia')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('For example, LV-1050')).toBeDefined();
});

test('R-MOD-02 an address is edited in its modal; an error is shown there and closes nothing', async () => {
  const shop = await openOver(<EditAddressModal id={7} onClose={onClose} />);
  const city = await screen.findByLabelText<HTMLInputElement>('City');
  expect(city.value).toBe('Vilnius');
  await shop.user.clear(city);
  await shop.user.click(save());
  expect(await screen.findByText(/^City: /)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  await shop.user.type(city, 'Trakai');
  server.use(answering(authContract.updateAddress, { ...ok, address: aHome({ id: 7, city: 'Trakai' }) }));
  await shop.user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(7));
});

test('the modal of a deleted address closes automatically', async () => {
  await openOver(<EditAddressModal id={99} onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(undefined));
});

test('an address is removed only after a confirmation', async () => {
  const shop = await openOver(<RemoveAddressModal id={7} onClose={onClose} />);
  await shop.user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith();
  onClose.mockClear();
  server.use(answering(authContract.deleteAddress, ok));
  await shop.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('removed'));
});
