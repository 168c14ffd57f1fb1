import { authContract, checkoutContract, payablesContract } from '@shop/contracts';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, within } from '@testing-library/react';
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
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('R-FRM-04 each line of the list of errors leads to its field, in the order of the fields', async () => {
  const given = aCheckout();
  server.use(answering(checkoutContract.fetch, { ...ok, checkout: given }));
  const { user } = await renderRoute(checkout, { at: `/checkout/${given.slug}`, hasSession: true });
  await user.click(screen.getByRole('button', { name: /^Continue to payment/ }));
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  const fields = lines.map((line) => document.getElementById(line.getAttribute('href')?.slice(1) ?? ''));
  expect(fields.map((field) => field?.getAttribute('name'))).toEqual([
    'email',
    'first_name',
    'last_name',
    'phone_number',
    'first_address',
    'city',
    'zip',
    'delivery',
  ]);
});
