import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { paymentOf, reviewsOf } from '../testing/payments.ts';
import { signWebhook } from '@shop/commerce-payments/providers';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const begin = async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const { body } = await shop.place(slug, { token }, total);
  return { placed: body, cents: Math.round(total * 100), token };
};

type Event = { reference: string; cents: number; state?: string; currency?: string };

const bodyOf = ({ reference, cents, state = 'captured', currency = 'EUR' }: Event) =>
  JSON.stringify({
    id: `evt_${reference}_${state}`,
    type: `payment.${state}`,
    created: shop.clock.now.toISOString(),
    payment: { ref: 'sbx_1', reference, state, amount: cents, currency, reason: null },
  });

const post = async (body: string, signature?: string) => {
  const header = signature ?? signWebhook(`sandbox:${shop.deps.secret}`, body, shop.clock.now);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': header },
    payload: body,
  });
  return { status: answer.statusCode, message: answer.json<{ message?: string }>().message };
};

const stateOf = async (reference: string) => (await paymentOf(shop, reference)).state;

describe('a webhook', () => {
  test('R-PAY-02 that is signed pays the order, once however often it arrives', async () => {
    const { placed, cents } = await begin();
    const body = bodyOf({ reference: placed.payment_reference, cents });
    for (const _ of [1, 2, 3]) expect((await post(body)).status).toBe(200);
    expect(await stateOf(placed.payment_reference)).toBe('captured');
    expect(await shop.count('mail_outbox')).toBe(1);
    expect(await shop.onHand(3)).toBe(199);
  });

  test.each([
    [
      'a wrong signature',
      (body: string) => signWebhook('somebody else', body, shop.clock.now),
      401,
      'bad_signature',
    ],
    ['no signature', () => '', 401, 'bad_signature'],
    [
      'an old signature',
      (body: string) =>
        signWebhook(`sandbox:${shop.deps.secret}`, body, new Date(shop.clock.now.getTime() - 301_000)),
      401,
      'stale',
    ],
  ])('R-PAY-02 with %s is refused', async (_case, sign, status, message) => {
    const { placed, cents } = await begin();
    const body = bodyOf({ reference: placed.payment_reference, cents });
    expect(await post(body, sign(body))).toEqual({ status, message });
    expect(await stateOf(placed.payment_reference)).toBe('pending');
  });

  test('R-PAY-02 with another sum or currency pays nothing, even correctly signed, and goes to staff', async () => {
    const { placed, cents, token } = await begin();
    const reference = placed.payment_reference;
    expect(await post(bodyOf({ reference, cents: cents - 1 }))).toMatchObject({ message: 'wrong_amount' });
    const body = bodyOf({ reference, cents, currency: 'USD' }).replace('evt_', 'evt_usd_');
    expect(await post(body)).toMatchObject({ status: 422, message: 'wrong_amount' });
    expect(await stateOf(reference)).toBe('in_review');
    const opened = await reviewsOf(shop);
    expect(opened.map(({ reason }) => reason)).toEqual(['wrong_sum', 'wrong_currency']);
    expect(await shop.count('mail_outbox')).toBe(0);
    // The waiting page says that the payment is being checked.
    expect((await shop.verify(reference, { token })).body).toMatchObject({
      state: 'pending',
      in_review: true,
      order_number: `QU${placed.order_id}`,
    });
  });

  test('R-PAY-02 that reports a capture for an unknown reference goes to staff, once', async () => {
    const body = bodyOf({ reference: 'AAAAAAAAAAAAAAAAAAAAAA', cents: 1_250 });
    for (const _ of [1, 2]) expect(await post(body)).toMatchObject({ status: 404 });
    expect(await reviewsOf(shop)).toEqual([
      {
        reason: 'unknown_reference',
        outcome: null,
        reference: 'AAAAAAAAAAAAAAAAAAAAAA',
        captured_amount: 125_000,
        captured_currency: 'EUR',
      },
    ]);
    await post(bodyOf({ reference: 'BAAAAAAAAAAAAAAAAAAAAA', cents: 1, state: 'open' }));
    expect(await reviewsOf(shop)).toHaveLength(1);
  });

  test('R-PAY-02 with a wrong signature is recorded in the payment log without its content', async () => {
    const { placed, cents } = await begin();
    await post(bodyOf({ reference: placed.payment_reference, cents }), 'nonsense');
    await shop.deps.audit.flush();
    const events = await shop.db.selectFrom('audit_event').select(['event', 'outcome', 'details']).execute();
    expect(events).toEqual([
      {
        event: 'webhook.refused',
        outcome: 'refused',
        details: { provider: 'sandbox', reason: 'bad_signature' },
      },
    ]);
  });

  test('R-PAY-02 of an unknown payment, or with an invalid event, is refused', async () => {
    expect(await post(bodyOf({ reference: 'AAAAAAAAAAAAAAAAAAAAAA', cents: 1 }))).toMatchObject({
      status: 404,
    });
    expect(await post('{"id":')).toEqual({ status: 422, message: 'malformed' });
    expect(await post('[]')).toEqual({ status: 422, message: 'malformed' });
  });
});
