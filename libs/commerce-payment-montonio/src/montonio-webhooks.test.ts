import { startMontonioEmulator } from '@shop/emulators/montonio';
import { createTestDatabase } from '@shop/database/testing';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readAccounts } from './montonio-account.ts';
import { createMontonioAdapter } from './montonio.adapter.ts';
import { aPaymentOrder, CREDENTIALS } from './testing/a-payment-order.ts';
import { montonioForgeries } from './testing/forgeries.ts';

const { db, close } = await createTestDatabase();
const START = new Date('2026-05-04T10:00:00Z');
let now = START;
const clock = () => now;
const OWN = { accessKey: 'own-access', secretKey: 'the-secret-of-the-account-of-one-brand-ae' };
const montonio = await startMontonioEmulator({ credentials: CREDENTIALS, clock, webhookUrl: null });
const { adapter } = createMontonioAdapter({
  ...{ db, clock, timeoutMs: 300 },
  accounts: readAccounts({
    MONTONIO_ACCESS_KEY: CREDENTIALS.accessKey,
    MONTONIO_SECRET_KEY: CREDENTIALS.secretKey,
    MONTONIO_ACCESS_KEY_AE: OWN.accessKey,
    MONTONIO_SECRET_KEY_AE: OWN.secretKey,
    MONTONIO_API_URL: montonio.apiUrl,
  }),
  notificationUrlOf: () => 'https://lt.example/api/webhooks/bank',
});
afterAll(async () => {
  await montonio.close();
  await close();
});
beforeEach(() => {
  montonio.faults.clear();
  now = START;
});

const hear = (body: string) => adapter.verifyWebhook(body, {}, now);
const paid = async () => {
  const order = aPaymentOrder(now);
  const { ref } = await adapter.start(order);
  montonio.act(order.reference, 'pay');
  const body = (await montonio.webhooks()).at(-1) ?? '';
  return { reference: order.reference, ref, body };
};
const signed = (payload: object, { secretKey, accessKey }: typeof OWN, seconds = 600) =>
  new SignJWT({ accessKey, ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
    .sign(new TextEncoder().encode(secretKey));
const tokenOf = (body: string): string => JSON.parse(body).orderToken;
const asBody = (orderToken: string) => JSON.stringify({ orderToken });

describe('a webhook of the provider', () => {
  test('reports the payment as made, and the fee is requested once', async () => {
    const { reference, body } = await paid();
    const asked = montonio.requests().length;
    expect(await hear(body)).toMatchObject({
      ok: true,
      value: { report: { reference, state: 'captured', money: { amount: 123_400, fee: 1_500 } } },
    });
    expect(montonio.requests()).toHaveLength(asked + 1);
  });

  test('reports the payment as made while the provider does not answer', async () => {
    const { reference, ref, body } = await paid();
    montonio.faults.plan({ when: 'before', kind: '500', times: 1 });
    expect(await hear(body)).toEqual({
      ok: true,
      value: {
        eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
        type: 'order',
        report: {
          ...{ reference, ref, state: 'captured' },
          money: { amount: 123_400, currency: 'EUR', refunded: 0 },
        },
      },
    });
  });

  test('that is repeated has the same id, a different one has another', async () => {
    const [one, two] = [await paid(), await paid()];
    const ids = await Promise.all([one, one, two].map(async ({ body }) => hear(body)));
    const [first, again, other] = ids.map((heard) => heard.ok && heard.value.eventId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('of a refund reports the refunded sum by asking the provider', async () => {
    const { reference } = await paid();
    montonio.act(reference, 'refund_half');
    const [refund = '', order = ''] = (await montonio.webhooks()).slice(-2);
    const report = { reference, state: 'captured', money: { amount: 123_400, refunded: 61_700 } };
    expect(await hear(refund)).toMatchObject({ ok: true, value: { type: 'refund', report } });
    expect(await hear(order)).toMatchObject({ ok: true, value: { type: 'order', report } });
    montonio.faults.plan({ when: 'before', kind: '500', times: 1 });
    expect(await hear(refund)).toEqual({ ok: false, error: 'unavailable' });
  });

  test('of the account of another brand reports nothing about a payment', async () => {
    const { reference, ref } = await paid();
    const said = {
      uuid: ref,
      merchantReference: reference,
      paymentStatus: 'PAID',
      grandTotal: 12.34,
      currency: 'EUR',
    };
    const heard = await hear(asBody(await signed(said, OWN)));
    expect(heard).toMatchObject({ ok: true, value: { report: null } });
  });

  test('stores no name and no account of the payer', async () => {
    const { body } = await paid();
    expect(JSON.stringify(await hear(body))).not.toMatch(/Payer|EE47/);
  });
});

/** The last characters that decode to the same bytes. */
const respelled = (token: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const at = alphabet.indexOf(token.at(-1) ?? '');
  return `${token.slice(0, -1)}${alphabet[at ^ 1]}`;
};
const unsigned = (token: string): string =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`;
const changed = (token: string): string => {
  const [head, payload = '', signature] = token.split('.');
  const said = Buffer.from(payload, 'base64url').toString().replace('12.34', '0.01');
  return [head, Buffer.from(said).toString('base64url'), signature].join('.');
};

describe('a forged webhook', () => {
  test.each([
    ['a changed sum', (token: string) => asBody(changed(token)), 'bad_signature'],
    ['no signature', (token: string) => asBody(unsigned(token)), 'bad_signature'],
    ['a token cut short', (token: string) => asBody(token.slice(0, -8)), 'bad_signature'],
    ['a respelled signature', (token: string) => asBody(respelled(token)), 'bad_signature'],
    ['padding', (token: string) => asBody(`${token}=`), 'bad_signature'],
    ['a token in another field', (token: string) => JSON.stringify({ token }), 'malformed'],
    ['a token in a list', (token: string) => JSON.stringify([token]), 'malformed'],
    ['half a body', (token: string) => asBody(token).slice(0, -4), 'malformed'],
    ['nothing', () => '', 'malformed'],
    ['a very long token', () => asBody('a'.repeat(9_000)), 'bad_signature'],
  ])('%s is refused', async (_, forge, error) => {
    const { body } = await paid();
    expect(await hear(forge(tokenOf(body)))).toEqual({ ok: false, error });
  });

  test('with an expired token is refused', async () => {
    const { body } = await paid();
    now = new Date(START.getTime() + 700_000);
    expect(await hear(body)).toEqual({ ok: false, error: 'stale' });
  });

  test('with a token of another key, of another store or without an expiry is refused', async () => {
    const { reference, ref } = await paid();
    const said = {
      uuid: ref,
      merchantReference: reference,
      paymentStatus: 'PAID',
      grandTotal: 12.34,
      currency: 'EUR',
    };
    const stranger = { ...CREDENTIALS, secretKey: 'the-secret-of-somebody-else-altogether-yes' };
    const otherStore = { ...CREDENTIALS, accessKey: 'other' };
    const endless = await new SignJWT({ ...said, accessKey: CREDENTIALS.accessKey })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(CREDENTIALS.secretKey));
    for (const token of [await signed(said, stranger), await signed(said, otherStore), endless])
      expect(await hear(asBody(token))).toEqual({ ok: false, error: 'bad_signature' });
    const nonsense = await signed({ ...said, paymentStatus: 'RICH' }, CREDENTIALS);
    expect(await hear(asBody(nonsense))).toEqual({ ok: false, error: 'malformed' });
  });
});

test('1,000 forged, replayed, stale, truncated and re-encoded webhooks: none is accepted', async () => {
  const { body } = await paid();
  expect(await hear(body)).toMatchObject({ ok: true });
  const asked = montonio.requests().length;
  const verdicts: string[] = [];
  for (const forge of Object.values(montonioForgeries(CREDENTIALS, now)))
    for (let turn = 0; turn < 100; turn += 1) {
      const heard = await hear(await forge(body, turn));
      verdicts.push(heard.ok ? 'accepted' : heard.error);
    }
  expect(verdicts).toHaveLength(1_000);
  expect(new Set(verdicts)).toEqual(new Set(['bad_signature', 'stale', 'malformed']));
  // A forged webhook costs no call of the provider.
  expect(montonio.requests()).toHaveLength(asked);
});
