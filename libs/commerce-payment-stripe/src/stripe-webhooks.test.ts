import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';
import { stripeForgeries, type SentWebhook } from './testing/forgeries.ts';

const account = aStripeAccount();
const { db, close } = await createTestDatabase();
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const stripe = await startStripeEmulator({ credentials: account, clock });
const adapterOf = (brand: string) =>
  createStripeAdapter({
    ...{ db, clock, timeoutMs: 300 },
    accounts: [{ account: { ...account, apiUrl: stripe.origin }, takes: (key) => key === brand }],
  });
const adapter = adapterOf('lt');
afterAll(async () => {
  await stripe.close();
  await close();
});
beforeEach(() => stripe.faults.clear());

const hear = ({ body, headers }: SentWebhook) => adapter.verifyWebhook(body, headers, now);
const ofType = (type: string): SentWebhook => {
  const webhook = stripe.webhooks().findLast(({ body }) => body.includes(`"type":"${type}"`));
  if (!webhook) throw new Error(`no ${type} was sent`);
  return webhook;
};
const paid = async () => {
  const order = aPaymentOrder(now);
  await adapter.start(order);
  stripe.pay(order.reference);
  return { order, reference: order.reference, completed: ofType('checkout.session.completed') };
};
const signed = (body: string, at = now): SentWebhook => ({ body, headers: stripe.sign(body, at) });
const anEvent = (object: object, more: object = {}): string =>
  JSON.stringify({ id: 'evt_1', type: 'some.news', livemode: false, data: { object }, ...more });

describe('a webhook', () => {
  test.each(['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded'])(
    'of %s reports the payment as paid, whichever comes first, also when the buyer does not come back',
    async (type) => {
      const { order } = await paid();
      expect(await hear(ofType(type))).toMatchObject({
        ok: true,
        value: {
          type,
          report: { reference: order.reference, state: 'captured', money: { amount: order.amount } },
        },
      });
    },
  );

  test('that comes twice has the same id both times', async () => {
    const { completed } = await paid();
    const heard = await hear(completed);
    const again = await hear(completed);
    expect(heard).toMatchObject({ ok: true });
    expect(again).toEqual(heard);
  });

  test('of a declined card has the reason, and the page stays open', async () => {
    const order = aPaymentOrder(now);
    await adapter.start(order);
    stripe.pay(order.reference, 'insufficient_funds');
    expect(await hear(ofType('payment_intent.payment_failed'))).toMatchObject({
      value: { report: { reference: order.reference, state: 'open', reason: 'insufficient_funds' } },
    });
  });

  test('of a refund by staff at the provider has the sum of the provider', async () => {
    const { reference, order } = await paid();
    stripe.afterwards({ reference, act: 'refund_half' });
    for (const type of ['charge.refunded', 'refund.created'])
      expect(await hear(ofType(type))).toMatchObject({
        value: { report: { reference, state: 'captured', money: { refunded: order.amount / 2 } } },
      });
  });

  test('of a dispute has its current state: opened, won or lost', async () => {
    for (const [end, state] of [
      ['win', 'dispute_won'],
      ['lose', 'dispute_lost'],
    ] as const) {
      const { reference } = await paid();
      stripe.afterwards({ reference, act: 'dispute' });
      const opened = ofType('charge.dispute.created');
      expect(await hear(opened)).toMatchObject({ value: { report: { reference, state: 'disputed' } } });
      stripe.afterwards({ reference, act: end });
      expect(await hear(ofType('charge.dispute.closed'))).toMatchObject({
        value: { report: { reference, state } },
      });
      // The webhook of its start arrives once more, after those of its end.
      expect(await hear(opened)).toMatchObject({ value: { report: { reference, state } } });
    }
  });

  test('of an inquiry moves no money', async () => {
    const { reference } = await paid();
    stripe.afterwards({ reference, act: 'inquiry' });
    expect(await hear(ofType('charge.dispute.created'))).toMatchObject({
      value: { report: { reference, state: 'captured' } },
    });
  });

  test('of an unknown type is accepted, and reports nothing', async () => {
    const body = anEvent({ id: 'prod_1', object: 'product' }, { type: 'product.created' });
    expect(await hear(signed(body))).toMatchObject({ ok: true, value: { report: null } });
  });

  test('with a false sum is not trusted: the provider is asked', async () => {
    const { order } = await paid();
    const session = stripe.books.all().find(({ reference }) => reference === order.reference);
    const body = anEvent({ id: session?.id, object: 'checkout.session', amount_total: 9_999_900 });
    expect(await hear(signed(body))).toMatchObject({
      value: { report: { money: { amount: order.amount } } },
    });
  });

  test('of real money at a test account reports nothing', async () => {
    const { completed } = await paid();
    const body = completed.body.replace('"livemode":false,"pending', '"livemode":true,"pending');
    expect(await hear(signed(body))).toMatchObject({ ok: true, value: { report: null } });
  });

  test('reports nothing about a payment of a brand with another account', async () => {
    const { completed } = await paid();
    const other = await adapterOf('ae').verifyWebhook(completed.body, completed.headers, now);
    expect(other).toMatchObject({ ok: true, value: { report: null } });
  });

  test('of money that the shop never requested names the provider’s page, not the shop’s reference', async () => {
    const { order, completed } = await paid();
    await db.deleteFrom('stripe_payment').where('reference', '=', order.reference).execute();
    const heard = await hear(completed);
    expect(heard).toMatchObject({ value: { report: { state: 'captured', money: { amount: 123_400 } } } });
    expect(heard.ok && heard.value.report?.reference).toMatch(/^cs_test_/);
  });

  test('is read while the secret is being changed: one of two signatures is enough', async () => {
    const { completed } = await paid();
    const [time = '', ours = ''] = (completed.headers['stripe-signature'] ?? '').split(',');
    const others = `v1=${'0'.repeat(64)},${ours},v0=${'1'.repeat(64)}`;
    const headers = { 'stripe-signature': `${time},${others}` };
    expect(await hear({ body: completed.body, headers })).toMatchObject({ ok: true });
  });

  test('that is signed but is no event is malformed', async () => {
    for (const body of ['[]', 'no json', '{"id":"evt_1"}', anEvent({}, { object: 'v2.core.event' })])
      expect(await hear(signed(body))).toEqual({ ok: false, error: 'malformed' });
  });

  test('is sent again when the provider cannot be asked', async () => {
    const { completed } = await paid();
    stripe.faults.plan({ when: 'before', kind: '500', times: 1, path: '/v1/checkout/sessions/' });
    expect(await hear(completed)).toEqual({ ok: false, error: 'unavailable' });
    expect(await hear(completed)).toMatchObject({ ok: true });
  });
});

test('1,000 forged, replayed, stale, truncated and re-encoded webhooks: none is accepted', async () => {
  const { completed } = await paid();
  await hear(completed);
  const asked = stripe.requests().length;
  const verdicts: string[] = [];
  for (const forge of Object.values(stripeForgeries(stripe.sign, now)))
    for (let turn = 0; turn < 100; turn += 1) {
      const heard = await hear(forge(completed, turn));
      verdicts.push(heard.ok ? 'accepted' : heard.error);
    }
  expect(verdicts).toHaveLength(1_000);
  expect(new Set(verdicts)).toEqual(new Set(['bad_signature', 'stale']));
  // A forged webhook costs no call of the provider.
  expect(stripe.requests()).toHaveLength(asked);
});
