import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase } from '@shop/database/testing';
import { startMontonioEmulator } from '@shop/emulators/montonio';
import { afterAll, expect, test } from 'vitest';
import { readAccounts } from './montonio-account.ts';
import { createMontonioAdapter } from './montonio.adapter.ts';
import { aPaymentOrder, CREDENTIALS, paymentAt } from './testing/a-payment-order.ts';

const TABLE = path.resolve(import.meta.dirname, '../../../docs/providers/montonio.md');
/** The token of every request; the text above the table names them. */
const OF_EACH = ['accessKey', 'exp', 'iat'];
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const { db, close } = await createTestDatabase();
const montonio = await startMontonioEmulator({ credentials: CREDENTIALS, clock, webhookUrl: null });
const { adapter, refreshBanks } = createMontonioAdapter({
  ...{ db, clock },
  accounts: readAccounts({
    MONTONIO_ACCESS_KEY: CREDENTIALS.accessKey,
    MONTONIO_SECRET_KEY: CREDENTIALS.secretKey,
    MONTONIO_API_URL: montonio.apiUrl,
  }),
  notificationUrlOf: () => 'https://lt.example/api/webhooks/montonio',
});
afterAll(async () => {
  await montonio.close();
  await close();
});

/** `payment.methodOptions.preferredCountry` and the like. */
const fieldsOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inside]) => fieldsOf(inside, at === '' ? name : `${at}.${name}`))
    : [at];

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

test('every field that is sent is in the table of docs/providers, and the description names it', async () => {
  await refreshBanks();
  const order = aPaymentOrder(now);
  const { reference } = order;
  await adapter.start(order);
  montonio.act(reference, 'pay');
  await adapter.refund(reference, paymentAt(order, now), { amount: 10_000, key: `${reference}-r1` });
  for (const body of await montonio.webhooks()) await adapter.verifyWebhook(body, {}, now);
  const sent = montonio.requests().flatMap(({ call, body }) => {
    const all = fieldsOf(body);
    expect(all).toEqual(expect.arrayContaining(OF_EACH));
    const fields = all.filter((field) => !OF_EACH.includes(field));
    return (fields.length > 0 ? fields : ['(no fields)']).map((field) => `${call} ${field}`);
  });
  // Requests that the description does not allow are refused by the emulator, and are not among these.
  expect([...new Set(sent)].toSorted()).toEqual(rowsIn(readFileSync(TABLE, 'utf8')).toSorted());
});
