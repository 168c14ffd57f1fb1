import { checkoutQueries } from '@shop/data-access/checkout';
import { checkoutContract } from '@shop/contracts/checkout';
import type * as Registry from '@shop/commerce-payments/registry';
import { answering, createShopServer } from '@shop/testing';
import { madeUpProvider } from '@shop/testing/made-up-provider';
import { createTestPage, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
// The route loads this module when first opened; it is imported here, so that no test waits for a compiler.
import './payment-page.loader.ts';
import './payment-page.tsx';

// The one line that a new provider needs in the list.
vi.mock('@shop/commerce-payments/registry', async (importOriginal) => {
  const registry = await importOriginal<typeof Registry>();
  return { ...registry, paymentProviders: [...registry.paymentProviders, madeUpProvider] };
});

// Leaving the page ends its checkout.
const server = createShopServer(answering(checkoutContract.invalidate, { status: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a provider added to the list is shown with its texts, the existing ones with theirs', async () => {
  const known = aCheckout({ step: 4 });
  const [first] = known.payment_methods;
  if (!first) throw new Error('the checkout has a way to pay');
  known.payment_methods.push({ ...first, id: 77, name: 'Voucher', fee: 0, fee_amount: 0, options: [] });
  server.use(answering(checkoutContract.openStep, { status: true, checkout: known }));
  const page = createTestPage({ hasSession: true });
  page.queryClient.setQueryData(
    checkoutQueries(page.api).one(known.slug, 4, page.language.id).queryKey,
    known,
  );
  await renderRoute(checkout, { at: `/payment/${known.slug}`, page });
  expect(screen.getByRole('radio', { name: /Gift voucher/ })).toBeDefined();
  expect(screen.getByText('Paper or plastic')).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Card/ })).toBeDefined();
});
