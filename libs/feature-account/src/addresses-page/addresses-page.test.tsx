import { authContract } from '@shop/contracts/auth';
import type { CurrentUser } from '@shop/data-access';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aHome, aUser } from '../testing.ts';
// Routes load these modules when first opened; they are imported here, so that no test waits for a compiler.
import '../edit-address-page/edit-address-page.tsx';
import '../new-address-page/new-address-page.tsx';
import '../remove-address-page/remove-address-page.tsx';
import './addresses-page.tsx';

const ok = { status: true as const };
const server = createShopServer();
afterEach(() => {
  server.resetHandlers();
  cleanup();
  sessionStorage.clear();
});
afterAll(() => server.close());

const vilnius = aHome({ id: 7 });
const riga = aHome({ id: 8, city: 'Rīga', zip: 'LV-1050', country_id: 2, is_main: false });

const open = (at: string, addresses: NonNullable<CurrentUser>['addresses'] = [vilnius, riga]) => {
  server.use(answering(authContract.currentUser, { ...ok, user: aUser({ addresses }) }));
  return renderRoute(account, { at, hasSession: true });
};
const cards = () => screen.getAllByRole('article').map((card) => within(card));
const city = () => screen.getByLabelText<HTMLInputElement>('City');

test('the list shows each address with its actions; the main one is marked', async () => {
  await open('/delivery-addresses');
  const [first, second] = cards();
  expect(first?.getByText('Main address')).toBeDefined();
  expect(first?.queryByRole('button', { name: /Make this the main/ })).toBeNull();
  expect(second?.queryByText('Main address')).toBeNull();
  expect(second?.getByText('Latvia')).toBeDefined();
  const links = second?.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/delivery-addresses/8', '/en/delivery-addresses/8/remove']);
});

test('a client without addresses sees what one is for', async () => {
  await open('/delivery-addresses', []);
  expect(screen.getByRole('heading', { name: 'No saved addresses yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe(
    '/en/delivery-addresses/new',
  );
});

test('R-MOD-02 new, edit and remove open their modals from the list', async () => {
  const { user, opened, place } = await open('/delivery-addresses');
  await user.click(screen.getByRole('link', { name: 'Add an address' }));
  const [first] = cards();
  await user.click(first!.getByRole('link', { name: /^Edit/ }));
  await user.click(first!.getByRole('link', { name: /^Remove/ }));
  expect(opened).toEqual([
    { name: 'new-address', props: undefined },
    { name: 'edit-address', props: { id: 7 } },
    { name: 'remove-address', props: { id: 7 } },
  ]);
  expect(place()).toBe('/delivery-addresses');
});

test('another address becomes the main one, comes first, and the list says so', async () => {
  const { user, place } = await open('/delivery-addresses');
  const addresses = [
    { ...riga, is_main: true },
    { ...vilnius, is_main: false },
  ];
  server.use(
    answering(authContract.makeMainAddress, ok),
    answering(authContract.refreshCurrentUser, { ...ok, user: aUser({ addresses }) }),
  );
  await user.click(screen.getByRole('button', { name: /Make this the main address/ }));
  expect(await screen.findByText('The main address is changed.')).toBeDefined();
  expect(place()).toBe('/delivery-addresses?done=main');
  expect(cards()[0]?.getByText('Latvia')).toBeDefined();
});

test('the form of a new address holds the client’s name, and follows the country', async () => {
  const { user } = await open('/delivery-addresses/new');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ona');
  expect(screen.getByText('For example, 01103')).toBeDefined();
  await user.type(city(), 'Rīga');
  await user.selectOptions(screen.getByLabelText('Country'), 'Latvia');
  expect(screen.getByText('For example, LV-1050')).toBeDefined();
  expect(city().value).toBe('Rīga');
});

test('each field has its autocomplete name', async () => {
  await open('/delivery-addresses/7');
  const tokens = ['First name', 'Last name', 'Phone', 'Street, house and flat', 'Postcode', 'City'].map(
    (label) => screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual([
    'shipping given-name',
    'shipping family-name',
    'shipping tel',
    'shipping street-address',
    'shipping postal-code',
    'shipping address-level2',
  ]);
});

test('errors are shown next to their field and above the form, and typed text stays', async () => {
  const { user } = await open('/delivery-addresses/7');
  await user.clear(city());
  await user.clear(screen.getByLabelText('Postcode'));
  await user.type(screen.getByLabelText('Postcode'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Please check the postcode, for example 01103.',
    expect.stringMatching(/^City: /),
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('abc');
});

test('a client with the maximum number of addresses gets a message, and the form stays', async () => {
  const { user } = await open('/delivery-addresses/new');
  server.use(
    refusing(authContract.addAddress, {
      status: 422,
      message: 'account.forms.too_many_addresses',
      errors: { id: ['account.forms.too_many_addresses'] },
    }),
  );
  await user.type(screen.getByLabelText('Phone'), '8 612 00184');
  await user.type(screen.getByLabelText('Street, house and flat'), 'Pilies g. 5');
  await user.type(screen.getByLabelText('Postcode'), '01123');
  await user.type(city(), 'Vilnius');
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText(/You cannot save more addresses/)).toBeDefined();
  expect(city().value).toBe('Vilnius');
});

test('a half-filled form is restored when its page is opened again', async () => {
  const { user } = await open('/delivery-addresses/new');
  await user.type(city(), 'Klaipėda');
  cleanup();
  await open('/delivery-addresses/new');
  expect(city().value).toBe('Klaipėda');
});

test('an address is removed after a confirmation, and the list says so', async () => {
  const { user, place } = await open('/delivery-addresses/8/remove');
  expect(screen.getByRole('heading', { name: 'Remove this address?' })).toBeDefined();
  expect(screen.getByText(/Rīga/)).toBeDefined();
  server.use(
    answering(authContract.deleteAddress, ok),
    answering(authContract.refreshCurrentUser, { ...ok, user: aUser({ addresses: [vilnius] }) }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The address is removed.')).toBeDefined();
  expect(place()).toBe('/delivery-addresses?done=removed');
  expect(cards()).toHaveLength(1);
});

test('R-PAR-02 an address of another client, and an invalid id, are not found', async () => {
  for (const at of ['/delivery-addresses/9', '/delivery-addresses/9/remove', '/delivery-addresses/0']) {
    await open(at);
    expect(screen.getByRole('alert').textContent, at).toBe('status 404');
    cleanup();
  }
});

test('a guest logs in first, whether or not the address exists', async () => {
  for (const at of ['/delivery-addresses', '/delivery-addresses/new', '/delivery-addresses/9']) {
    const { place } = await renderRoute(account, { at, hasSession: false });
    expect(place()).toBe(`/login?redirect=${encodeURIComponent(at)}`);
    cleanup();
  }
});
