import { startPayPalEmulator } from '@shop/emulators/paypal';
import { createTestDatabase } from '@shop/database/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayPalAdapter } from './paypal.adapter.ts';
import { aPayPalAccount, aPaymentOrder } from './testing/a-payment-order.ts';
import { paypalForgeries, type SentWebhook } from './testing/forgeries.ts';

const account = aPayPalAccount();
const { db, close } = await createTestDatabase();
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const start = () => startPayPalEmulator({ credentials: account, webhookId: account.webhookId, clock });
const paypal = await start();
/** Signs like the real one, with a key of its own. */
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

const hear = ({ body, headers }: SentWebhook) => adapter.verifyWebhook(body, headers, now);
const newest = (): SentWebhook => {
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
const signed = (body: string, at = now): SentWebhook => ({
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

test('1,000 forged, replayed, stale, truncated and re-encoded webhooks: none is accepted', async () => {
  const { approved } = await paid();
  const asked = paypal.requests().length;
  const verdicts: string[] = [];
  const signers = {
    sign: (body: string, at: Date) => paypal.signer.headersFor(body, paypal.origin, at),
    stranger: (body: string, at: Date) => stranger.signer.headersFor(body, stranger.origin, at),
  };
  for (const forge of Object.values(paypalForgeries(signers, now)))
    for (let turn = 0; turn < 100; turn += 1) {
      const heard = await hear(forge(approved, turn));
      verdicts.push(heard.ok ? 'accepted' : heard.error);
    }
  expect(verdicts).toHaveLength(1_000);
  expect(new Set(verdicts)).toEqual(new Set(['bad_signature', 'stale']));
  // A forged webhook costs no call of the provider.
  expect(paypal.requests()).toHaveLength(asked);
});

test('invented certificates cause only a few downloads', async () => {
  const { approved } = await paid();
  const fresh = adapterOf('lt');
  const verdicts: string[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    const url = `${paypal.origin}/v1/notifications/certs/CERT-${turn}`;
    const headers = { ...approved.headers, 'paypal-cert-url': url };
    const heard = await fresh.verifyWebhook(approved.body, headers, now);
    verdicts.push(heard.ok ? 'accepted' : heard.error);
  }
  expect(verdicts).not.toContain('accepted');
  expect(verdicts.filter((verdict) => verdict === 'bad_signature').length).toBeLessThan(10);
});
