import { REFUSAL_REASONS } from '@shop/domain/refusal-reason';
import type { LocaleCode } from '@shop/i18n';
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
  // Leaving the page keeps the choice.
  cleanup();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = async (slug = 'A'.repeat(22), query = '', locale: LocaleCode = 'en') => {
  const given = aCheckout({ slug, step: 4, email: 'ona@example.lt' });
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: given }));
  return renderRoute(checkout, { at: `/payment/${slug}${query}`, hasSession: true, locale });
};
const refusalSaid = async (reason: string, locale: LocaleCode) => {
  await open(undefined, `?declined=${reason}`, locale);
  const said = screen.getByRole('alert').textContent;
  cleanup();
  return said;
};
const payPal = () => screen.getByRole<HTMLInputElement>('radio', { name: /^PayPal/ });
const goOn = () => screen.getByRole('button', { name: /^Continue to review/ }).textContent;

test('a chosen method is still chosen when the page is opened again, with its fee in the sum', async () => {
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

test('another checkout starts with the method without a fee', async () => {
  const { user } = await open();
  await user.click(payPal());
  cleanup();

  await open('B'.repeat(22));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card/ }).checked).toBe(true);
});

test.each([
  ['en', 'Your order and everything you entered are kept.'],
  ['lt', 'Jūsų užsakymas ir viskas, ką įvedėte, išsaugota.'],
  ['lv', 'Jūsu pasūtījums un viss ievadītais ir saglabāts.'],
  ['ee', 'Teie tellimus ja kõik sisestatu on alles.'],
] as const)('in %s each refusal names the next step, and that the order is kept', async (locale, kept) => {
  const said: string[] = [];
  for (const reason of REFUSAL_REASONS) said.push(await refusalSaid(reason, locale));
  expect(said.filter((words) => !words.endsWith(kept))).toEqual([]);
  expect(new Set(said).size).toBe(REFUSAL_REASONS.length);
});

test('after a refusal for an unknown reason the page says that another method can be chosen', async () => {
  expect(await refusalSaid('<b>1</b>', 'en')).toContain('try again or choose another payment method');
});

test('a method chosen before a refusal is still chosen', async () => {
  const { user } = await open();
  await user.click(payPal());
  cleanup();
  await open(undefined, '?declined=insufficient_funds');
  expect(payPal().checked).toBe(true);
});
