import { checkoutQueries } from '@shop/data-access/checkout';
import { checkoutContract } from '@shop/contracts/checkout';
import { answering, createShopServer } from '@shop/testing';
import { createTestPage, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
// The route loads this module when first opened; it is imported here, so that no test waits for a compiler.
import './payment-page.loader.ts';
import './payment-page.tsx';

// Leaving the page ends its checkout.
const server = createShopServer(answering(checkoutContract.invalidate, { status: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const openPayment = async (balance_available: number) => {
  const known = aCheckout({ step: 4, balance_available, is_guest: false });
  server.use(answering(checkoutContract.openStep, { status: true, checkout: known }));
  const page = createTestPage({ hasSession: true });
  // As after the step before: the slug is known to be a checkout.
  page.queryClient.setQueryData(
    checkoutQueries(page.api).one(known.slug, 4, page.language.id).queryKey,
    known,
  );
  return renderRoute(checkout, { at: `/payment/${known.slug}`, page });
};

test('a fee disappears at once when the balance covers everything, and returns with its box', async () => {
  const { user } = await openPayment(500);
  const wallet = screen.getByRole('radio', { name: /PayPal/ });
  await user.click(wallet);
  const fees = () => screen.queryAllByText(/2\.41/);
  expect(fees().length).toBeGreaterThan(0);
  const balance = screen.getByRole('checkbox');
  await user.click(balance);
  expect(fees()).toEqual([]);
  await user.click(balance);
  expect(fees().length).toBeGreaterThan(0);
});

test('a percentage fee is computed on the sum after the balance', async () => {
  const { user } = await openPayment(27);
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  await user.click(screen.getByRole('checkbox'));
  // 1.9 % of the 100 that are left of 127.
  expect(screen.queryAllByText(/1\.90/).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/2\.41/)).toEqual([]);
});
