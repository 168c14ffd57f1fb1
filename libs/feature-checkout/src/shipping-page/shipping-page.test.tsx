import { authContract } from '@shop/contracts/auth';
import { checkoutContract } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import type { Checkout } from '@shop/data-access';
import { checkoutKeys } from '@shop/data-access/checkout';
import { HOLD_RULES } from '@shop/domain/holds';
import type { LocaleCode } from '@shop/i18n';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute, type RenderedRoute } from '@shop/testing-react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
import './shipping-page.tsx';

const ok = { status: true as const };
const server = createShopServer(
  answering(checkoutContract.invalidate, ok),
  answering(payablesContract.fetch, { ...ok, payable: null }),
  answering(authContract.currentUser, { ...ok, user: null }),
);
afterEach(() => {
  server.resetHandlers();
  // Leaving the page keeps the typed text.
  cleanup();
  sessionStorage.clear();
});

const open = async (given = aCheckout(), answer?: () => number) => {
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: given }));
  return renderRoute(checkout, {
    at: `/checkout/${given.slug}`,
    hasSession: true,
    ...(answer && { answer }),
  });
};
const goOn = () => screen.getByRole('button', { name: /^Continue to payment/ });
afterAll(() => server.close());

test('R-FRM-04 each line of the list of errors links to its field, in the order of the fields', async () => {
  const given = aCheckout();
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: given }));
  const { user } = await renderRoute(checkout, { at: `/checkout/${given.slug}`, hasSession: true });
  await user.click(screen.getByRole('button', { name: /^Continue to payment/ }));
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  const fields = lines.map((line) => document.getElementById(line.getAttribute('href')?.slice(1) ?? ''));
  expect(fields.map((field) => field?.getAttribute('name'))).toEqual([
    'delivery',
    'email',
    'first_name',
    'last_name',
    'phone_number',
    'first_address',
    'zip',
    'city',
  ]);
});

test('the form shows the reservation time of the reservation rule', async () => {
  await open();
  expect(
    screen.getByText(`Prices and stock are then reserved for you for ${HOLD_RULES.renewalMinutes} minutes.`),
  ).toBeDefined();
});

test('country and method come before the address, and a locker needs no home address', async () => {
  const { user } = await open();
  const [way, courier, address] = screen.getAllByRole('heading', { level: 2 });
  expect([way, courier, address].map((heading) => heading?.textContent)).toEqual([
    'Shipping method',
    'Delivery method',
    'Delivery address',
  ]);
  await user.click(screen.getByRole('radio', { name: /Omnivia/ }));
  expect(screen.getByRole('heading', { name: 'Recipient' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  await user.click(goOn());
  const asked = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(asked.map(({ textContent }) => textContent)).toEqual([
    'Choose a pickup point.',
    expect.stringContaining('E-mail'),
    expect.stringContaining('First name'),
    expect.stringContaining('Last name'),
    expect.stringContaining('Phone'),
  ]);
});

test('typed text is restored when the page is opened again, and the home address when the door is chosen', async () => {
  const first = await open();
  await first.user.type(screen.getByLabelText('City'), 'Kaunas');
  await first.user.type(screen.getByLabelText('E-mail'), 'ona@example.lt');
  await first.user.click(screen.getByRole('radio', { name: /Omnivia/ }));
  cleanup();

  const { user } = await open();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ona@example.lt');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Omnivia/ }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /Rapido/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Kaunas');
});

const KEPT = {
  id: 7,
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Pilies g. 5',
  city: 'Vilnius',
  zip: '01123',
  phone_number: '+370 61200184',
  country_id: 1,
};
const asClient = (...client_addresses: Checkout['client_addresses']) =>
  aCheckout({ is_guest: false, email: 'ona@example.lt', client_addresses });

test('R-MOD-02 a client edits an address and saves a new one in modals, and stays on the step', async () => {
  const given = asClient(KEPT);
  const { user, opened, place } = await open(given);
  await user.click(screen.getByRole('button', { name: 'Edit this address' }));
  await user.click(screen.getByRole('button', { name: 'Save a new address' }));
  expect(opened).toEqual([
    { name: 'edit-address', props: { id: 7 } },
    { name: 'new-address', props: { countryId: 1 } },
  ]);
  expect(place()).toBe(`/checkout/${given.slug}`);
});

test('a saved address is selected as soon as the checkout lists it, and typed text stays', async () => {
  const given = asClient(KEPT);
  const { user, page } = await open(given, () => 12);
  await user.click(screen.getByRole('radio', { name: /Another address/ }));
  await user.type(screen.getByLabelText('City'), 'Kaunas');
  await user.click(screen.getByRole('button', { name: 'Save a new address' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Another address/ }).checked).toBe(true);
  const kept = { ...given, client_addresses: [KEPT, { ...KEPT, id: 12, first_address: 'Žvejų g. 1' }] };
  act(() => page.queryClient.setQueryData(checkoutKeys.one(given.slug), kept));
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /Žvejų g. 1/ });
  await waitFor(() => expect(chosen.checked).toBe(true));
  await user.click(screen.getByRole('radio', { name: /Another address/ }));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Kaunas');
});

test('a postcode of another country is refused beside its field, with an example', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Postcode'), 'abc');
  await user.tab();
  expect(await screen.findByText('Please check the postcode, for example 01103.')).toBeDefined();
});

const send = async (router: RenderedRoute['router'], fields: Record<string, string>) => {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  const { pathname } = router.state.location;
  await act(() => router.navigate(pathname, { formMethod: 'post', formData }));
};

const sendTyped = async (given: Checkout, locale: LocaleCode) => {
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: given }));
  const at = `/checkout/${given.slug}`;
  const { router } = await renderRoute(checkout, { at, hasSession: true, locale });
  await send(router, {
    ...{ email: 'ona@example.lt', country_id: '1', shipping: 'air', delivery: '0', city: 'Kaunas' },
    ...{ first_name: 'Ona', last_name: 'Petraitė', phone_number: '+37061200184', zip: '44280' },
    first_address: 'Laisvės al. 1',
  });
};
const kept = () => document.querySelector<HTMLInputElement>('[name="email"]')?.value;

test.each([
  ['en', '“K7” was reserved for you twice', '“K7” and 1 more product were reserved for you twice'],
  [
    'lt',
    '„K7“ jums jau buvo rezervuota du kartus',
    '„K7“ ir dar 1 prekė jums jau buvo rezervuotos du kartus',
  ],
  [
    'lv',
    '“K7” jums jau ir rezervēta divas reizes',
    '“K7” un vēl 1 prece jums jau ir rezervētas divas reizes',
  ],
  [
    'ee',
    '„K7“ oli teile juba kaks korda broneeritud',
    '„K7“ ja veel 1 toode olid teile juba kaks korda broneeritud',
  ],
] as const)('in %s a pause names the item reserved twice, and typed text stays', async (locale, one, two) => {
  server.use(refusing(checkoutContract.saveShipping, { status: 429, message: 'checkout.held_often' }));
  const given = aCheckout();
  await sendTyped(given, locale);
  expect(screen.getByText((said) => said.includes(one))).toBeDefined();
  expect(kept()).toBe('ona@example.lt');
  cleanup();
  const [product] = given.products;
  if (!product) throw new Error('the checkout has no product');
  await sendTyped(
    { ...given, products: [product, { ...product, id: 2, variant_id: 2, name: 'Lamp' }] },
    locale,
  );
  expect(screen.getByText((said) => said.includes(two))).toBeDefined();
});

test('a country that cannot be changed for now shows a message, and typed text stays', async () => {
  const given = aCheckout();
  const { router } = await open(given);
  server.use(refusing(checkoutContract.openStep, { status: 429, message: 'too_many_requests' }));
  await send(router, { intent: 'country', country_id: '2', email: 'ona@example.lt' });
  expect(screen.getByText(/Too many tries at once/)).toBeDefined();
  expect(kept()).toBe('ona@example.lt');
});
