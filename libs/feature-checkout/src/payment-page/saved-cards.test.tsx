import { authContract } from '@shop/contracts/auth';
import { checkoutContract } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import type { Checkout } from '@shop/data-access';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aSavedCard } from '../testing/a-saved-card.ts';
import { aCheckout } from '../testing.ts';
import './payment-page.action.ts';
import './payment-page.loader.ts';
import './payment-page.tsx';

const ok = { status: true as const };
const server = createShopServer(
  answering(checkoutContract.invalidate, ok),
  answering(payablesContract.fetch, { ...ok, payable: null }),
  answering(authContract.currentUser, { ...ok, user: null }),
);
afterEach(() => {
  server.resetHandlers();
  cleanup();
  sessionStorage.clear();
});
afterAll(() => server.close());

const { is_ending: _ending, method: _method, ...VISA } = aSavedCard();
const OLD = { ...VISA, id: 4, last_four: '1881', is_expired: true, expires_year: 2025 };

const open = async (saved: Checkout['payment_methods'][number]['saved'], changes: Partial<Checkout> = {}) => {
  const chosen: unknown[] = [];
  const known = aCheckout({ step: 4, is_guest: false, ...changes });
  const [card] = known.payment_methods;
  if (card && saved) card.saved = saved;
  server.use(
    answering(checkoutContract.openStep, { ...ok, checkout: known }),
    answering(checkoutContract.choosePayment, ({ body }) => {
      chosen.push(body);
      return { ...ok, checkout: { ...known, step: 5 } };
    }),
  );
  const route = await renderRoute(checkout, { at: `/payment/${known.slug}`, hasSession: true });
  const goOn = async () => {
    await route.user.click(screen.getByRole('button', { name: /^Continue to review/ }));
    await waitFor(() => expect(chosen).toHaveLength(1));
    return chosen[0];
  };
  return { ...route, goOn };
};

test('the newest saved card is chosen, and pays', async () => {
  const { goOn } = await open([VISA]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /4242/ }).checked).toBe(true);
  expect(await goOn()).toMatchObject({ payment_processor_id: 1, option: null, means_id: VISA.id });
});

test('an expired card is shown as expired, and cannot be chosen', async () => {
  const { goOn } = await open([OLD]);
  const card = screen.getByRole<HTMLInputElement>('radio', { name: /1881/ });
  expect(card.disabled).toBe(true);
  expect(screen.getByText('Expired 12/2025')).toBeDefined();
  expect(await goOn()).not.toHaveProperty('means_id');
});

test('another card can be chosen; it is saved only where the box is ticked, which it is not at first', async () => {
  const { user, goOn } = await open([VISA]);
  await user.click(screen.getByRole('radio', { name: 'Another card' }));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Save this card/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  const sent = await goOn();
  expect(sent).toMatchObject({ saves_means: true });
  expect(sent).not.toHaveProperty('means_id');
});

test('without saved cards a client is only asked whether to save this one', async () => {
  const { goOn } = await open([]);
  expect(screen.queryByRole('radio', { name: 'Another card' })).toBeNull();
  expect(screen.getByText(/delete it in your account/)).toBeDefined();
  expect(await goOn()).not.toHaveProperty('saves_means');
});

test('a guest, and a method that saves no cards, are asked nothing', async () => {
  await open(undefined);
  expect(screen.queryByRole('checkbox', { name: /Save this card/ })).toBeNull();
});

test('the choice of an earlier visit is kept', async () => {
  const payments = [{ payment_processor_id: 1, type: 'card', amount: 127 }];
  await open([{ ...VISA, id: 9, last_four: '0009' }, VISA], { payments, payment_means: VISA.id });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /4242/ }).checked).toBe(true);
});
