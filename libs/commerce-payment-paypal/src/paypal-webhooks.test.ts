import { startPayPalEmulator } from '@shop/emulators/paypal';
import { createTestDatabase } from '@shop/database/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayPalAdapter } from './paypal.adapter.ts';
import { aPayPalAccount, aPaymentOrder } from './testing/a-payment-order.ts';
import { OLDEST_MS } from './webhook-signature.ts';

type Webhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

const account = aPayPalAccount();
const { db, close } = await createTestDatabase();
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const start = () => startPayPalEmulator({ credentials: account, webhookId: account.webhookId, clock });
const paypal = await start();
/** Signs as well as the real one, with a key of its own. */
const stranger = await start();
const adapterOf = (brand: string, webhookId = account.webhookId) =>
  createPayPalAdapter({
    ...{ db, clock, timeoutMs: 300 },
    accounts: [{ account: { ...account, webhookId, apiUrl: paypal.origin }, takes: (key) => key === brand }],
  });
const adapter = adapterOf('lt');
afterAll(async () => {
  await Promise.all([paypal.close(), stranger.close()]);
  await close();
});
beforeEach(() => paypal.faults.clear());

const hear = ({ body, headers }: Webhook) => adapter.verifyWebhook(body, headers, now);
const newest = (): Webhook => {
  const webhook = paypal.webhooks().at(-1);
  if (!webhook) throw new Error('no webhook was sent');
  return webhook;
};
const paid = async () => {
  const order = aPaymentOrder(now);
  await adapter.start(order);
  paypal.approve(order.reference);
  const approved = newest();
  const heard = await hear(approved);
  return { order, approved, heard };
};
const signed = (body: string, at = now): Webhook => ({
  body,
  headers: paypal.signer.headersFor(body, paypal.origin, at),
});

describe('a webhook', () => {
  test('of an approved order captures the money, also when the buyer does not come back', async () => {
    const { order, heard } = await paid();
    expect(heard).toMatchObject({
      ok: true,
      value: {
        type: 'CHECKOUT.ORDER.APPROVED',
        report: { reference: order.reference, state: 'captured', money: { amount: order.amount } },
      },
    });
  });

  test('that comes twice has the same id both times', async () => {
    const { approved, heard } = await paid();
    const again = await hear(approved);
    expect(again).toMatchObject({ ok: true, value: { eventId: heard.ok ? heard.value.eventId : '' } });
  });

  test('of a refund and of a dispute reports the sums of the provider', async () => {
    const { order } = await paid();
    const { reference } = order;
    paypal.afterwards({ reference, act: 'refund_half' });
    expect(await hear(newest())).toMatchObject({
      value: { report: { reference, state: 'captured', money: { refunded: order.amount / 2 } } },
    });
    const states = [];
    for (const act of ['dispute', 'win'] as const) {
      paypal.afterwards({ reference, act });
      const heard = await hear(newest());
      states.push(heard.ok && heard.value.report?.state);
    }
    expect(states).toEqual(['disputed', 'dispute_won']);
    paypal.afterwards({ reference, act: 'lose' });
    expect(await hear(newest())).toMatchObject({ value: { report: { reference, state: 'dispute_lost' } } });
  });

  test('of an unknown type is accepted, and reports nothing', async () => {
    const body = JSON.stringify({
      id: 'WH-9',
      event_type: 'VAULT.PAYMENT-TOKEN.CREATED',
      resource: { id: 'x' },
    });
    expect(await hear(signed(body))).toMatchObject({ ok: true, value: { report: null } });
  });

  test('with a false sum is not trusted: the provider is asked', async () => {
    const { order } = await paid();
    const capture = paypal.books.all().find(({ reference }) => reference === order.reference)?.capture;
    const body = JSON.stringify({
      id: 'WH-10',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: capture?.id, amount: { currency_code: 'EUR', value: '99999.00' } },
    });
    expect(await hear(signed(body))).toMatchObject({
      value: { report: { money: { amount: order.amount } } },
    });
  });

  test('reports nothing about a payment of a brand with another account', async () => {
    const { approved } = await paid();
    const other = await adapterOf('ae').verifyWebhook(approved.body, approved.headers, now);
    expect(other).toMatchObject({ ok: true, value: { report: null } });
  });

  test('is sent again when the provider cannot be asked', async () => {
    const order = aPaymentOrder(now);
    await adapter.start(order);
    paypal.approve(order.reference);
    paypal.faults.plan({ when: 'before', kind: '500', times: 1, path: 'verify-webhook' });
    expect(await hear(newest())).toEqual({ ok: false, error: 'unavailable' });
    expect(await hear(newest())).toMatchObject({ ok: true });
  });
});

const without = ({ body, headers }: Webhook, name: string): Webhook => ({
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
});
const withHeader = ({ body, headers }: Webhook, name: string, value: string): Webhook => ({
  body,
  headers: { ...headers, [name]: value },
});
const flip = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
};

/** Ways to make a bad webhook of a good one; each is tried a hundred times with another `turn`. */
const FORGERIES: Readonly<Record<string, (good: Webhook, turn: number) => Webhook>> = {
  'the body of another payment': (good, turn) => ({ ...good, body: good.body.replace('WH-', `WH-${turn}`) }),
  'a truncated body': (good, turn) => ({ ...good, body: good.body.slice(0, -1 - (turn % 200)) }),
  're-encoded JSON': (good, turn) => ({
    ...good,
    body: JSON.stringify(JSON.parse(good.body), null, 1 + (turn % 8)),
  }),
  'a signature with another bit': (good, turn) =>
    withHeader(
      good,
      'paypal-transmission-sig',
      flip(good.headers['paypal-transmission-sig'] ?? '', turn * 3),
    ),
  'another transmission': (good, turn) =>
    withHeader(good, 'paypal-transmission-id', flip(good.headers['paypal-transmission-id'] ?? '', turn)),
  'a recording of last week': (good, turn) =>
    signed(good.body, new Date(now.getTime() - OLDEST_MS - 1_000 - turn)),
  'a recording with a fresh date': (good, turn) =>
    withHeader(good, 'paypal-transmission-time', new Date(now.getTime() - turn * 1_000 - 1).toISOString()),
  'the key of a stranger': (good) => ({
    ...good,
    headers: stranger.signer.headersFor(good.body, stranger.origin, now),
  }),
  'a stranger’s signature with our certificate': (good) => ({
    ...good,
    headers: {
      ...stranger.signer.headersFor(good.body, stranger.origin, now),
      'paypal-cert-url': good.headers['paypal-cert-url'] ?? '',
    },
  }),
  'a missing header': (good, turn) => without(good, Object.keys(good.headers)[turn % 5] ?? ''),
};

test('1,000 forged, replayed, stale, truncated and re-encoded webhooks: none is accepted, each within 50 ms', async () => {
  const { approved } = await paid();
  const asked = paypal.requests().length;
  const verdicts: string[] = [];
  let slowest = 0;
  for (const forge of Object.values(FORGERIES))
    for (let turn = 0; turn < 100; turn += 1) {
      const bad = forge(approved, turn);
      const begun = performance.now();
      const heard = await hear(bad);
      slowest = Math.max(slowest, performance.now() - begun);
      verdicts.push(heard.ok ? 'accepted' : heard.error);
    }
  expect(verdicts).toHaveLength(1_000);
  expect(new Set(verdicts)).toEqual(new Set(['bad_signature', 'stale']));
  expect(slowest).toBeLessThan(50);
  // A forged webhook costs no call of the provider.
  expect(paypal.requests()).toHaveLength(asked);
});

test('invented certificates cause only a few downloads', async () => {
  const { approved } = await paid();
  const fresh = adapterOf('lt');
  const verdicts: string[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    const url = `${paypal.origin}/v1/notifications/certs/CERT-${turn}`;
    const { body, headers } = withHeader(approved, 'paypal-cert-url', url);
    const heard = await fresh.verifyWebhook(body, headers, now);
    verdicts.push(heard.ok ? 'accepted' : heard.error);
  }
  expect(verdicts).not.toContain('accepted');
  expect(verdicts.filter((verdict) => verdict === 'bad_signature').length).toBeLessThan(10);
});
