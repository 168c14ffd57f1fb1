import { checkoutContract } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import type { Checkout } from '@shop/data-access';
import { checkoutQueries } from '@shop/data-access/checkout';
import type * as Registry from '@shop/commerce-payments/registry';
import type { FieldToken, FieldToMount } from '@shop/domain/payment-field';
import { answering, createShopServer } from '@shop/testing';
import { createTestPage, renderRoute } from '@shop/testing-react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkout } from '../../index.ts';
import { aCheckout } from '../../testing.ts';
import '../payment-page.loader.ts';
import '../payment-page.action.ts';
import '../payment-page.tsx';

const mounted: FieldToMount[] = [];
const field = {
  change: vi.fn(),
  remove: vi.fn(),
  token: vi.fn<() => Promise<FieldToken>>(),
};

vi.mock('@shop/commerce-payments/registry', async (importOriginal) => {
  const registry = await importOriginal<typeof Registry>();
  const driver = (asked: FieldToMount) => {
    mounted.push(asked);
    return field;
  };
  const paymentProviders = registry.paymentProviders.map((provider) => ({
    ...provider,
    methods: provider.methods.map((method) =>
      method.type === 'card' ? { ...method, field: async () => driver } : method,
    ),
  }));
  return { ...registry, paymentProviders };
});

const chosen: unknown[] = [];
const server = createShopServer(
  answering(checkoutContract.invalidate, { status: true }),
  answering(payablesContract.fetch, { status: true, payable: null }),
);
beforeEach(() => {
  mounted.length = 0;
  chosen.length = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});
afterAll(() => server.close());

let pages = 0;
/** Each test has a script of its own: one that has been loaded is not loaded again. */
const openPayment = async (changes: Partial<Checkout> = {}) => {
  pages += 1;
  const script = `https://provider.example/${pages}.js`;
  const known = aCheckout({ step: 4, ...changes });
  const [card] = known.payment_methods;
  const hosts = { scripts: [], frames: [], calls: [] };
  if (card) card.field = { script, key: 'public', height: 232, hosts };
  server.use(
    answering(checkoutContract.openStep, { status: true, checkout: known }),
    answering(checkoutContract.choosePayment, ({ body }) => {
      chosen.push(body);
      return { status: true as const, checkout: { ...known, step: 5 } };
    }),
  );
  const page = createTestPage({ hasSession: true });
  page.queryClient.setQueryData(
    checkoutQueries(page.api).one(known.slug, 4, page.language.id).queryKey,
    known,
  );
  const route = await renderRoute(checkout, { at: `/payment/${known.slug}`, page });
  const scriptIn = () => document.head.querySelector(`script[src="${script}"]`);
  return {
    ...route,
    scriptIn,
    load: async () => {
      await waitFor(() => expect(scriptIn()).not.toBeNull());
      scriptIn()?.dispatchEvent(new Event('load'));
      await waitFor(() => expect(mounted).toHaveLength(1));
      act(() => mounted[0]?.onReady());
    },
    next: () => screen.getByRole('button', { name: /^Continue to review/ }),
  };
};

test('the field is mounted with the sum, and its token goes with the form', async () => {
  field.token.mockResolvedValue({ token: 'token_of_a_card' });
  const { user, load, next } = await openPayment();
  expect(screen.getByText(/card field is loading/)).toBeDefined();
  await load();
  expect(mounted[0]).toMatchObject({ key: 'public', into: '#provider-field-1', language: 'en' });
  expect(mounted[0]?.sum).toEqual({ amount: 127, currency: 'EUR' });
  expect(screen.queryByText(/card field is loading/)).toBeNull();
  await user.click(next());
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(chosen[0]).toMatchObject({ payment_processor_id: 1, option: 'token_of_a_card' });
});

test('the place of the field is there before the field, and stays when it fails', async () => {
  const { scriptIn } = await openPayment();
  const place = () => document.querySelector('#provider-field-1')?.parentElement?.className ?? '';
  const before = place();
  expect(before).toContain('height_240');
  await waitFor(() => expect(scriptIn()).not.toBeNull());
  scriptIn()?.dispatchEvent(new Event('error'));
  await screen.findByText(/card field did not load/);
  expect(place()).toBe(before);
});

test('a card that must be corrected is not sent, and the page says what to do', async () => {
  field.token.mockResolvedValue({ token: null, reason: 'wrong_code' });
  const { user, load, next } = await openPayment();
  await load();
  await user.click(next());
  expect((await screen.findByRole('alert')).textContent).toContain('Check the code');
  expect(chosen).toEqual([]);
});

test('another method is sent without a token, and asks no field', async () => {
  const { user, load, next } = await openPayment();
  await load();
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  await user.click(next());
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(chosen[0]).toMatchObject({ payment_processor_id: 2, option: null });
  expect(field.token).not.toHaveBeenCalled();
});

test('no card is needed where the balance pays it all', async () => {
  const { user, load, next } = await openPayment({ balance_available: 500, is_guest: false });
  await load();
  await user.click(screen.getByRole('checkbox'));
  await user.click(next());
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(field.token).not.toHaveBeenCalled();
});

test('a script that fails leaves the provider’s page: the form is sent without a token', async () => {
  const { user, scriptIn, next } = await openPayment();
  await waitFor(() => expect(scriptIn()).not.toBeNull());
  scriptIn()?.dispatchEvent(new Event('error'));
  expect(await screen.findByText(/card field did not load/)).toBeDefined();
  await user.click(next());
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(chosen[0]).toMatchObject({ payment_processor_id: 1, option: null });
});

test('a script that hangs does not hold the form up, and is given up after eight seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { scriptIn } = await openPayment();
  await waitFor(() => expect(scriptIn()).not.toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText(/card field did not load/)).toBeDefined();
  scriptIn()?.dispatchEvent(new Event('load'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/card field did not load/)).toBeDefined();
});

test('nothing is loaded before the method is chosen', async () => {
  const { user, scriptIn } = await openPayment({
    payments: [{ payment_processor_id: 2, type: 'wallet', amount: 127 }],
  });
  expect(scriptIn()).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Card/ }));
  await waitFor(() => expect(scriptIn()).not.toBeNull());
});
