import { checkoutQueries } from '@shop/data-access/checkout';
import { authContract } from '@shop/contracts/auth';
import { checkoutContract } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import { answering, createShopServer, refusing } from '@shop/testing';
import { createTestPage, renderRoute } from '@shop/testing-react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
// The route loads these modules when first opened; they are imported here, so that no test waits for a compiler.
import './payment-page.action.ts';
import './payment-page.loader.ts';
import './payment-page.tsx';

const saved: unknown[] = [];
const ok = { status: true as const };
const server = createShopServer(
  answering(checkoutContract.invalidate, ok),
  answering(payablesContract.fetch, { ...ok, payable: null }),
  answering(authContract.currentUser, { ...ok, user: null }),
);
afterEach(() => {
  // Leaving the page keeps the typed text.
  cleanup();
  sessionStorage.clear();
  server.resetHandlers();
  saved.length = 0;
});
afterAll(() => server.close());

const open = async (parts: Parameters<typeof aCheckout>[0] = {}) => {
  let step = 4;
  const known = aCheckout({ step, ...parts });
  server.use(
    answering(checkoutContract.openStep, () => ({ ...ok, checkout: { ...known, step } })),
    answering(checkoutContract.choosePayment, () => {
      step = 5;
      return { ...ok, checkout: { ...known, step } };
    }),
    answering(checkoutContract.saveCompany, ({ body }) => {
      saved.push(body.company);
      return { status: true as const, checkout: known };
    }),
  );
  const page = createTestPage({ hasSession: true });
  page.queryClient.setQueryData(
    checkoutQueries(page.api).one(known.slug, 4, page.language.id).queryKey,
    known,
  );
  return renderRoute(checkout, { at: `/payment/${known.slug}`, page });
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: /^Continue to review/ }));

test('a person’s order is sent without a company', async () => {
  const { place } = await open();
  goOn();
  await waitFor(() => expect(place()).toContain('/confirm/'));
  expect(saved).toEqual([]);
});

test('a company is sent with its numbers before the payment', async () => {
  const { place } = await open();
  fireEvent.click(screen.getByRole('radio', { name: /^A company/ }));
  type('Company name', 'UAB Rasa');
  type('Registration code', '121215434');
  type('VAT number', 'LT100001234510');
  goOn();
  await waitFor(() => expect(place()).toContain('/confirm/'));
  expect(saved).toEqual([
    { name: 'UAB Rasa', register_code: '121215434', vat_number: 'LT100001234510', country_id: 1 },
  ]);
});

test('a company that the checkout has is shown and not sent again', async () => {
  const company = { name: 'UAB Rasa', register_code: '121215434', vat_number: null, country_id: 1 };
  const { place } = await open({ company });
  expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('UAB Rasa');
  goOn();
  await waitFor(() => expect(place()).toContain('/confirm/'));
  expect(saved).toEqual([]);
});

test('the kept company is taken off for a person', async () => {
  const company = { name: 'UAB Rasa', register_code: '121215434', vat_number: null, country_id: 1 };
  const { place } = await open({ company });
  fireEvent.click(screen.getByRole('radio', { name: 'Me' }));
  goOn();
  await waitFor(() => expect(place()).toContain('/confirm/'));
  expect(saved).toEqual([null]);
});

test('a wrong code is named at its field, and so is a number that its register does not know', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /^A company/ }));
  type('Company name', 'UAB Rasa');
  type('Registration code', '121215435');
  goOn();
  expect((await screen.findAllByText(/not a registration code of that country/)).length).toBeGreaterThan(0);
  expect(saved).toEqual([]);
  server.use(
    refusing(checkoutContract.saveCompany, {
      errors: { 'company.vat_number': ['vat_unknown'] },
    }),
  );
  type('Registration code', '121215434');
  type('VAT number', 'LT100001234510');
  goOn();
  expect((await screen.findAllByText(/register of VAT numbers does not know/)).length).toBeGreaterThan(0);
});
