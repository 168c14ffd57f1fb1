import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { TOLERANCE_S } from './stripe-webhooks.ts';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

type Webhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

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

const hear = ({ body, headers }: Webhook) => adapter.verifyWebhook(body, headers, now);
const ofType = (type: string): Webhook => {
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
const signed = (body: string, at = now): Webhook => ({ body, headers: stripe.sign(body, at) });
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
      // The news of its beginning come once more, after those of its end.
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

const HEADER = 'stripe-signature';
const headerOf = ({ headers }: Webhook): string => headers[HEADER] ?? '';
const withHeader = ({ body }: Webhook, value: string): Webhook => ({ body, headers: { [HEADER]: value } });
const flip = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === 'a' ? 'b' : 'a') + text.slice(place + 1);
};
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** Ways to make a bad webhook of a good one; each is tried a hundred times with another `turn`. */
const FORGERIES: Readonly<Record<string, (good: Webhook, turn: number) => Webhook>> = {
  'the body of another payment': (good, turn) => ({
    ...good,
    body: good.body.replace('evt_', `evt_${turn}`),
  }),
  'a truncated body': (good, turn) => ({ ...good, body: good.body.slice(0, -1 - (turn % 200)) }),
  're-encoded JSON': (good, turn) => ({
    ...good,
    body: JSON.stringify(JSON.parse(good.body), null, 1 + (turn % 8)),
  }),
  'a body with a mark of its order of bytes': (good, turn) => ({
    ...good,
    body: `${'\uFEFF'.repeat(1 + turn)}${good.body}`,
  }),
  'a signature with another bit': (good, turn) => {
    const [time = '', sign = ''] = headerOf(good).split(',v1=');
    return withHeader(good, `${time},v1=${flip(sign, turn)}`);
  },
  'a recording of an hour ago': (good, turn) => signed(good.body, secondsAgo(TOLERANCE_S + 1 + turn)),
  'a date of tomorrow': (good, turn) => signed(good.body, secondsAgo(-TOLERANCE_S - 1 - turn)),
  'a recording with a fresh date': (good, turn) =>
    withHeader(good, headerOf(good).replace(/^t=\d+/, `t=${Math.floor(now.getTime() / 1_000) - 1 - turn}`)),
  'the secret of a stranger': (good, turn) => ({
    ...good,
    headers: stripe.sign(good.body, now, `whsec_${turn}`),
  }),
  'a header of another form': (good, turn) =>
    withHeader(
      good,
      [
        '',
        headerOf(good).replace('v1=', 'v0='),
        `${headerOf(good)},t=0`,
        headerOf(good).replace(',', ', '),
        headerOf(good).toUpperCase(),
      ][turn % 5] ?? '',
    ),
};

test('1,000 forged, replayed, stale, truncated and re-encoded webhooks: none is accepted, each within 50 ms', async () => {
  const { completed } = await paid();
  await hear(completed);
  const asked = stripe.requests().length;
  const verdicts: string[] = [];
  let slowest = 0;
  for (const forge of Object.values(FORGERIES))
    for (let turn = 0; turn < 100; turn += 1) {
      const bad = forge(completed, turn);
      const begun = performance.now();
      const heard = await hear(bad);
      slowest = Math.max(slowest, performance.now() - begun);
      verdicts.push(heard.ok ? 'accepted' : heard.error);
    }
  expect(verdicts).toHaveLength(1_000);
  expect(new Set(verdicts)).toEqual(new Set(['bad_signature', 'stale']));
  expect(slowest).toBeLessThan(50);
  // A forged webhook costs no call of the provider.
  expect(stripe.requests()).toHaveLength(asked);
});
