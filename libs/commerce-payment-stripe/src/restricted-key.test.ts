import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

/** The permissions that docs/providers/stripe.md lists. */
const DOCUMENTED = {
  'Checkout Sessions': 'write',
  'Charges and Refunds': 'write',
  PaymentIntents: 'write',
  Customers: 'write',
  SetupIntents: 'write',
  PaymentMethods: 'write',
  Disputes: 'read',
  'Balance transactions': 'read',
} as const;
type Permissions = Partial<typeof DOCUMENTED>;

const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const { db, close } = await createTestDatabase();
afterAll(close);

const workWithCards = async ({ saved }: ReturnType<typeof createStripeAdapter>, token: string) => {
  if (!saved) throw new Error('the adapter saves cards');
  const account = 'all';
  const holder = await saved.createHolder({ account, brand: 'lt', key: 'holder:1', email: 'ona@example.lt' });
  const { card } = await saved.beginSetup({
    ...{ account, holder, shopName: 'Nordport', locale: 'lt', reference: 'setup-1', token },
    currency: 'EUR',
    returnUrl: 'https://lt.example/lt/saved-cards?setup=1',
    cancelUrl: 'https://lt.example/lt/saved-cards',
  });
  await saved.detach({ account, token: card?.token ?? '' });
  await saved.deleteHolder({ account, holder });
};

/** Makes every call that the shop makes, with a key of these permissions. */
const useAll = async (permissions: Permissions): Promise<void> => {
  const account = aStripeAccount();
  const stripe = await startStripeEmulator({ credentials: { ...account, permissions }, clock });
  onTestFinished(stripe.close);
  const adapter = createStripeAdapter({
    ...{ db, clock },
    accounts: [{ account: { ...account, apiUrl: stripe.origin }, takes: () => true }],
  });
  const [order, left] = [aPaymentOrder(now), aPaymentOrder(now)];
  const at = { brand: 'lt', ref: null, amount: order.amount, currency: order.currency, createdAt: now };
  const secure = { ...aPaymentOrder(now), option: stripe.token('secure') };
  const declined = { ...aPaymentOrder(now), option: stripe.token('lost_card') };
  await adapter.start(declined);
  await adapter.start(secure);
  stripe.atBank(secure.reference, true);
  await adapter.status(secure.reference, at);
  await workWithCards(adapter, stripe.token());
  await adapter.start(left);
  await adapter.cancel(left.reference, at);
  await adapter.start(order);
  stripe.pay(order.reference);
  for (const { body, headers } of stripe.webhooks()) await adapter.verifyWebhook(body, headers, now);
  await adapter.status(order.reference, at);
  await adapter.refund(order.reference, at, { amount: 10_000, key: `${order.reference}-r1` });
  stripe.afterwards({ reference: order.reference, act: 'dispute' });
  for (const { body, headers } of stripe.webhooks()) await adapter.verifyWebhook(body, headers, now);
};

test('a restricted key with the permissions of docs/providers makes every call', async () => {
  await useAll(DOCUMENTED);
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/providers/stripe.md'), 'utf8');
  const [, write = '', read = ''] =
    /_write_ for ([^,]+), and _read_ for ([^:]+):/.exec(text.replaceAll('\n', ' ')) ?? [];
  const namesOf = (way: string) =>
    Object.entries(DOCUMENTED).flatMap(([name, given]) => (given === way ? [name] : []));
  for (const name of namesOf('write')) expect(write).toContain(name);
  for (const name of namesOf('read')) expect(read).toContain(name);
});

const LESS = Object.keys(DOCUMENTED).map((name) => {
  const { [name as keyof Permissions]: _, ...rest }: Permissions = DOCUMENTED;
  return [name, rest] as const;
});
test.each(LESS)('without the permission for %s a call is refused', async (_, permissions) => {
  await expect(useAll(permissions)).rejects.toMatchObject({
    name: 'KeyRefused',
    status: 403,
    code: 'more_permissions_required',
  });
});

test.each(['Checkout Sessions', 'Charges and Refunds'] as const)(
  'only reading %s is not enough',
  async (name) => {
    await expect(useAll({ ...DOCUMENTED, [name]: 'read' })).rejects.toMatchObject({ status: 403 });
  },
);
