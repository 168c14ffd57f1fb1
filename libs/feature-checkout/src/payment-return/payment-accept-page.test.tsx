import { NO_PROMISES } from '@shop/brand/testing';
import { checkoutContract } from '@shop/contracts/checkout';
import type { PaymentState } from '@shop/contracts/payments';
import type { LocaleCode } from '@shop/i18n';
import { answering, createShopServer } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import './payment-accept-page.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const waitFor = async (changes: Partial<PaymentState>, locale: LocaleCode = 'en', brand = aBrand()) => {
  const pending = { state: 'pending' as const, success_slug: null, checkout_slug: 'A'.repeat(22) };
  server.use(answering(checkoutContract.verifyPayment, { status: true, ...pending, ...changes }));
  await renderRoute(checkout, { at: '/payment/accept?payment=late', locale, brand });
  return document.body.textContent;
};
const mailTo = (address: string) => screen.getByRole('link', { name: address }).getAttribute('href');

const HELP = 'help@test.nordport.example';

test('an unconfirmed payment shows how long the confirmation takes and which mail follows', async () => {
  const words = await waitFor({ order_number: 'QU100184' });
  expect(screen.getByRole('heading', { level: 1, name: 'Waiting for the payment' })).toBeDefined();
  expect(words).toContain('usually takes about a minute');
  expect(words).toContain('“Your order QU100184”');
  expect(mailTo(HELP)).toBe(`mailto:${HELP}`);
});

test('a payment under review by staff shows the deadline, a warning not to pay again, and the possible mails', async () => {
  const words = await waitFor({ in_review: true, order_number: 'QU100184' });
  expect(screen.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeDefined();
  expect(words).toContain('within 1 working day.');
  expect(words).toContain('Please do not pay again');
  expect(words).toContain('“Your order QU100184”');
  expect(words).toContain('“Your refund for order QU100184”');
  expect(words).not.toContain('Your bank has not confirmed');
  expect(mailTo(HELP)).toBe(`mailto:${HELP}`);
});

test.each([
  ['lt', 'per 1 darbo dieną.', '„Pinigų grąžinimas už užsakymą QU7“'],
  ['lv', '1 darba dienas laikā.', '“Naudas atmaksa par pasūtījumu QU7”'],
  ['ee', '1 tööpäeva jooksul.', '„Tagasimakse tellimuse QU7 eest“'],
] as const)('in %s it shows the deadline, the mail, and the contact address', async (locale, when, mail) => {
  const words = await waitFor({ in_review: true, order_number: 'QU7' }, locale);
  expect(words).toContain(when);
  expect(words).toContain(mail);
  expect(mailTo(HELP)).toBe(`mailto:${HELP}`);
});

test.each([
  ['en', 'Our staff will check the payment. Please'],
  ['lt', 'Mokėjimą mūsų darbuotojai patikrins. Nemokėkite'],
  ['lv', 'Mūsu darbinieki maksājumu pārbaudīs. Lūdzu'],
  ['ee', 'Meie töötajad kontrollivad makset. Palun'],
] as const)('in %s a brand without a promised review time shows none', async (locale, words) => {
  const brand = aBrand({ promises: NO_PROMISES });
  expect(await waitFor({ in_review: true }, locale, brand)).toContain(words);
});
