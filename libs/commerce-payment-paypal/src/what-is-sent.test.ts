import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase } from '@shop/database/testing';
import { startPayPalEmulator } from '@shop/emulators/paypal';
import { afterAll, expect, test } from 'vitest';
import { createPayPalAdapter } from './paypal.adapter.ts';
import { aPayPalAccount, aPaymentOrder } from './testing/a-payment-order.ts';

const TABLE = path.resolve(import.meta.dirname, '../../../docs/providers/paypal.md');
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const { db, close } = await createTestDatabase();
const account = aPayPalAccount();
const paypal = await startPayPalEmulator({ credentials: account, webhookId: account.webhookId, clock });
const adapter = createPayPalAdapter({
  ...{ db, clock },
  accounts: [{ account: { ...account, apiUrl: paypal.origin }, takes: () => true }],
});
afterAll(async () => {
  await paypal.close();
  await close();
});

/** `purchase_units[].amount.value` and the like; an event of the provider is passed on unchanged. */
const fieldsOf = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${at}[]`));
  if (typeof value !== 'object' || value === null || at === 'webhook_event') return [at];
  return Object.entries(value).flatMap(([name, inside]) =>
    fieldsOf(inside, at === '' ? name : `${at}.${name}`),
  );
};

const rowsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\| `[a-z-]+\.[a-z]+`/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim().replaceAll('`', ''))
        .join(' '),
    );

test('every sent field is in the table of docs/providers and in the provider’s API description', async () => {
  const order = aPaymentOrder(now);
  const { reference, amount, currency } = order;
  const at = { brand: 'lt', ref: null, amount, currency, createdAt: now };
  await adapter.start(order);
  paypal.approve(reference);
  await adapter.status(reference, at);
  await adapter.refund(reference, at, { amount: 10_000, key: `${reference}-r1` });
  for (const { body, headers } of paypal.webhooks()) {
    // A capture without a known id is looked up.
    await db.updateTable('paypal_payment').set({ capture_id: null }).execute();
    await adapter.verifyWebhook(body, headers, now);
  }
  const sent = paypal.requests().flatMap(({ operation, body }) => {
    const fields = fieldsOf(body).filter((field) => field !== '');
    return (fields.length > 0 ? fields : ['(no fields)']).map((field) => `${operation} ${field}`);
  });
  // Requests that the description does not allow are refused by the emulator, and are not among these.
  expect([...new Set(sent)].toSorted()).toEqual(rowsIn(readFileSync(TABLE, 'utf8')).toSorted());
});
