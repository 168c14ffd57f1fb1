import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, expect, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

const TABLE = path.resolve(import.meta.dirname, '../../../docs/providers/stripe.md');
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const { db, close } = await createTestDatabase();
const account = aStripeAccount();
const stripe = await startStripeEmulator({ credentials: account, clock });
const adapter = createStripeAdapter({
  ...{ db, clock },
  accounts: [{ account: { ...account, apiUrl: stripe.origin }, takes: () => true }],
});
afterAll(async () => {
  await stripe.close();
  await close();
});

const rowsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\| `[a-z]+\.[a-z]+`/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim().replaceAll('`', ''))
        .join(' '),
    );

/** Every call about saved cards. */
const workWithCards = async () => {
  const { saved } = adapter;
  if (!saved) throw new Error('the adapter saves cards');
  const account = 'all';
  const email = 'ona@example.lt';
  const holder = await saved.createHolder({ account, brand: 'lt', key: 'holder:1', email });
  const means = { holder, token: null, isSaved: true };
  await adapter.start({ ...aPaymentOrder(now), means });
  const bought = { ...aPaymentOrder(now), option: stripe.token(), means };
  await adapter.start(bought);
  const card = await saved.ofPayment(bought.reference);
  const token = card?.token ?? '';
  await adapter.start({ ...aPaymentOrder(now), means: { holder, token, isSaved: false } });
  const setup = {
    ...{ account, holder, shopName: 'Nordport', locale: 'lt' },
    currency: 'EUR',
    returnUrl: 'https://lt.example/lt/saved-cards?setup=1',
    cancelUrl: 'https://lt.example/lt/saved-cards',
  } as const;
  await saved.beginSetup({ ...setup, reference: 'setup-1', token: stripe.token() });
  const { ref } = await saved.beginSetup({ ...setup, reference: 'setup-2', token: null });
  await saved.setup({ account, ref: ref ?? '' });
  await saved.detach({ account, token });
  await saved.detach({ account, token });
  await saved.deleteHolder({ account, holder });
};

test('every sent field is in the table of docs/providers and in the provider’s API description', async () => {
  const order = aPaymentOrder(now);
  const left = aPaymentOrder(now);
  const at = { brand: 'lt', ref: null, amount: order.amount, currency: order.currency, createdAt: now };
  const secure = { ...aPaymentOrder(now), option: stripe.token('secure') };
  await adapter.start(secure);
  stripe.atBank(secure.reference, true);
  await adapter.status(secure.reference, at);
  const declined = { ...aPaymentOrder(now), option: stripe.token('lost_card') };
  await adapter.start(declined);
  await adapter.start(left);
  await adapter.cancel(left.reference, at);
  await adapter.start(order);
  stripe.pay(order.reference);
  await workWithCards();
  // The first webhook arrives before the shop has requested the intent.
  const [first] = stripe
    .webhooks()
    .filter(({ body }) => body.includes('payment_intent.succeeded') && body.includes(order.reference));
  await adapter.verifyWebhook(first?.body ?? '', first?.headers ?? {}, now);
  await adapter.refund(order.reference, at, { amount: 10_000, key: `${order.reference}-r1` });
  stripe.afterwards({ reference: order.reference, act: 'dispute' });
  for (const { body, headers } of stripe.webhooks()) await adapter.verifyWebhook(body, headers, now);
  const sent = stripe.requests().flatMap(({ call, fields }) => {
    const named = fields.length > 0 ? fields : ['(no fields)'];
    return named.map((field) => `${call} ${field}`);
  });
  // Requests that the description does not allow are refused by the emulator, and are not among these.
  expect([...new Set(sent)].toSorted()).toEqual(rowsIn(readFileSync(TABLE, 'utf8')).toSorted());
});
