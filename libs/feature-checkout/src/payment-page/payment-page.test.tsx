import { authContract } from '@shop/contracts/auth';
import { checkoutContract } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
import './payment-page.tsx';

const ok = { status: true as const };
const server = createShopServer(
  answering(checkoutContract.invalidate, ok),
  answering(payablesContract.fetch, { ...ok, payable: null }),
  answering(authContract.currentUser, { ...ok, user: null }),
);
afterEach(() => {
  server.resetHandlers();
  // A page that is left keeps what was chosen.
  cleanup();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = async (slug = 'A'.repeat(22)) => {
  const given = aCheckout({ slug, step: 4, email: 'ona@example.lt' });
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: given }));
  return renderRoute(checkout, { at: `/payment/${slug}`, hasSession: true });
};
const payPal = () => screen.getByRole<HTMLInputElement>('radio', { name: /^PayPal/ });
const goOn = () => screen.getByRole('button', { name: /^Continue to review/ }).textContent;

test('a way to pay that was chosen is still chosen when the page comes back, with its fee in the sum', async () => {
  const { user } = await open();
  const before = goOn();
  await user.click(payPal());
  const withFee = goOn();
  expect(withFee).not.toBe(before);
  cleanup();

  await open();
  expect(payPal().checked).toBe(true);
  expect(goOn()).toBe(withFee);
});

test('another checkout begins with the way to pay that costs nothing extra', async () => {
  const { user } = await open();
  await user.click(payPal());
  cleanup();

  await open('B'.repeat(22));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card/ }).checked).toBe(true);
});
