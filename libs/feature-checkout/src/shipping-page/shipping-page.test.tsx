import { authContract, checkoutContract, payablesContract } from '@shop/contracts';
import { HOLD_RULES } from '@shop/domain';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, screen, within } from '@testing-library/react';
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
  // A page that is left keeps what was typed.
  cleanup();
  sessionStorage.clear();
});

const open = async (given = aCheckout()) => {
  server.use(answering(checkoutContract.fetch, { ...ok, checkout: given }));
  return renderRoute(checkout, { at: `/checkout/${given.slug}`, hasSession: true });
};
const goOn = () => screen.getByRole('button', { name: /^Continue to payment/ });
afterAll(() => server.close());

test('R-FRM-04 each line of the list of errors leads to its field, in the order of the fields', async () => {
  const given = aCheckout();
  server.use(answering(checkoutContract.fetch, { ...ok, checkout: given }));
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
    'city',
    'zip',
  ]);
});

test('the form says for how long things are held from the rule that holds them', async () => {
  await open();
  expect(
    screen.getByText(`Prices and stock are then reserved for you for ${HOLD_RULES.renewalMinutes} minutes.`),
  ).toBeDefined();
});

test('country and ways are asked before the address, and a locker asks for no home', async () => {
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

test('what was typed is there again when the page comes back, and the home with it when the door is chosen', async () => {
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

test('a postcode of another country is refused beside its field, with an example', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Postcode'), 'abc');
  await user.tab();
  expect(await screen.findByText('Please check the postcode, for example 01103.')).toBeDefined();
});
