import { stripe } from '@shop/commerce-payment-stripe';
import { stockShop } from '@shop/commerce-stock/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentOf } from '../testing/payments.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const CARD = 1;
const KEYS = {
  secretKey: 'rk_test_ofTheShop',
  webhookSecret: 'whsec_ofTheShop',
  publishableKey: 'pk_test_ofTheShop',
};
const emulator = await startStripeEmulator({ credentials: KEYS, clock: () => shop.clock.now });
const shop = await createWholeShop({
  entries: [stripe],
  providerSettings: {
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_API_URL: emulator.origin,
  },
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  emulator.faults.clear();
});
afterAll(async () => {
  await shop.close();
  await emulator.close();
});

const begin = async (option?: string) => {
  const { slug, token, total } = await shop.readyToPlace(3, 1, {
    payment_processor_id: CARD,
    ...(option !== undefined && { option }),
  });
  const placed = (await shop.place(slug, { token }, total)).body;
  const { payment_reference: reference } = placed;
  return { ...placed, reference, verify: () => shop.verify(reference, { token }) };
};
const url = '/api/webhooks/stripe';
const hear = async (type: string) => {
  const webhook = emulator.webhooks().findLast(({ body }) => body.includes(`"type":"${type}"`));
  const { body: payload = '', headers = {} } = webhook ?? {};
  return shop.app.inject({ method: 'POST', url, payload, headers });
};
const booksOf = (reference: string) => emulator.summary().find((one) => one.reference === reference);

describe('an order whose card was typed in on the shop’s page', () => {
  test('is paid at once by the token of the field', async () => {
    const { state, redirect_url: page, reference } = await begin(emulator.token());
    expect({ state, page }).toEqual({ state: 'paid', page: null });
    const payment = await paymentOf(shop, reference);
    expect(payment).toMatchObject({ state: 'captured', provider: CARD });
    expect(booksOf(reference)).toMatchObject({ captured: payment.amount / 100 });
  });

  test('is paid after its bank was asked, on the bank’s page', async () => {
    const { state, redirect_url: page, reference, verify } = await begin(emulator.token('secure'));
    expect(state).toBe('redirect');
    expect(page).toContain(`${emulator.origin}/c/pay/pi_`);
    emulator.atBank(reference, true);
    expect((await verify()).body).toMatchObject({ state: 'paid' });
  });

  test('that is no token is asked for on the provider’s page', async () => {
    const { redirect_url: page } = await begin('4242424242424242');
    expect(page).toContain(`${emulator.origin}/c/pay/cs_test_`);
  });
});

test('an order whose card was refused twice is the same order when another card pays it, with one confirmation and one charge', async () => {
  const choose = (card?: Parameters<typeof emulator.token>[0]) => ({
    ...{ payment_processor_id: CARD, option: emulator.token(card) },
  });
  const { slug, token, total } = await shop.readyToPlace(3, 1, choose('insufficient_funds'));
  const place = (key: string) => shop.place(slug, { token }, total, key);
  expect((await place('first')).body).toMatchObject({ errors: { payment: ['insufficient_funds'] } });
  await shop.choose(slug, { token }, choose('incorrect_cvc'));
  expect((await place('second')).body).toMatchObject({ errors: { payment: ['wrong_code'] } });
  await shop.choose(slug, { token }, choose());
  const paid = (await place('third')).body;
  expect(paid.state).toBe('paid');
  for (const { body: payload, headers } of emulator.webhooks())
    if (payload.includes(paid.payment_reference))
      await shop.app.inject({ method: 'POST', url, payload, headers });
  await shop.verify(paid.payment_reference, { token });
  expect(await shop.count('quote')).toBe(1);
  const payments = await shop.db.selectFrom('payment').select(['state', 'quote_id']).orderBy('id').execute();
  expect(payments.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'captured']);
  expect(new Set(payments.map(({ quote_id: order }) => order)).size).toBe(1);
  const mails = await shop.db.selectFrom('mail_outbox').select('template').execute();
  expect(mails.filter(({ template }) => template === 'order-confirmation')).toHaveLength(1);
});

describe('a provider that refuses the shop’s key', () => {
  const cases = (['401', '403'] as const).flatMap((kind) => [
    [kind, 'a typed card', '/v1/payment_intents'] as const,
    [kind, 'the provider’s page', '/v1/checkout/sessions'] as const,
  ]);
  test.each(cases)(
    'by %s for %s: no card is called refused, nothing is charged, and the method pauses',
    async (kind, _, path) => {
      const option = path.endsWith('intents') ? emulator.token() : undefined;
      const ready = await shop.readyToPlace(3, 1, { payment_processor_id: CARD, ...(option && { option }) });
      const { slug, token, total } = ready;
      emulator.faults.plan({ when: 'before', kind, times: 1, path });
      const before = emulator.summary().length;
      const { status, body } = await shop.place(slug, { token }, total);
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { message: 'checkout.payment_failed', errors: { payment: ['provider_down'] } },
      });
      expect(emulator.summary()).toHaveLength(before);
      expect((await shop.place(slug, { token }, total, 'at once')).body).toMatchObject({
        message: 'checkout.provider_down',
      });
      shop.wait(0.5);
      expect((await shop.place(slug, { token }, total, 'later')).status).toBe(200);
    },
  );
});

describe('an order that is paid by card', () => {
  test('is paid on the provider’s page, and is placed when the shopper returns', async () => {
    const { state, redirect_url: page, reference, verify } = await begin();
    expect(state).toBe('redirect');
    expect(page).toContain(`${emulator.origin}/c/pay/cs_test_`);
    emulator.pay(reference);
    expect((await verify()).body).toMatchObject({ state: 'paid' });
    const payment = await paymentOf(shop, reference);
    expect(payment).toMatchObject({ state: 'captured', provider: CARD });
    expect(booksOf(reference)).toMatchObject({ captured: payment.amount / 100, currency: 'EUR' });
  });

  test('is paid by the webhook only; repeated, late and unordered ones change nothing', async () => {
    const { reference } = await begin();
    emulator.pay(reference, 'incorrect_cvc');
    emulator.pay(reference);
    expect((await hear('checkout.session.completed')).statusCode).toBe(200);
    const payment = await paymentOf(shop, reference);
    expect(payment).toMatchObject({ state: 'captured' });
    for (const type of [
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.payment_failed',
    ])
      expect((await hear(type)).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', amount: payment.amount });
    expect(booksOf(reference)).toMatchObject({ refunded: 0 });
  });

  test('whose page was left redirects to the choice of payment, and the page no longer takes payments', async () => {
    const { verify, reference } = await begin();
    expect((await verify()).body).toMatchObject({ state: 'failed' });
    expect(emulator.pay(reference)).toBe(false);
    expect((await hear('checkout.session.expired')).statusCode).toBe(200);
    expect(booksOf(reference)).toMatchObject({ captured: 0 });
  });

  test('with another captured sum is not paid, and goes to staff', async () => {
    const { reference, verify } = await begin();
    emulator.pay(reference, 'wrong_sum');
    expect((await verify()).body).toMatchObject({ state: 'pending', in_review: true });
  });

  test('that was disputed, won and refunded at the provider has the same state in the shop', async () => {
    const { reference, verify } = await begin();
    emulator.pay(reference);
    await verify();
    emulator.afterwards({ reference, act: 'dispute' });
    expect((await hear('charge.dispute.created')).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'disputed' });
    emulator.afterwards({ reference, act: 'win' });
    expect((await hear('charge.dispute.closed')).statusCode).toBe(200);
    emulator.afterwards({ reference, act: 'refund' });
    expect((await hear('charge.refunded')).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'refunded' });
  });

  test('whose dispute was lost is charged back: the order is cancelled, and the goods are back', async () => {
    const before = await shop.onHand(3);
    const { reference, verify } = await begin();
    emulator.pay(reference);
    await verify();
    expect(await shop.onHand(3)).toBe(before - 1);
    emulator.afterwards({ reference, act: 'dispute' });
    await hear('charge.dispute.created');
    emulator.afterwards({ reference, act: 'lose' });
    expect((await hear('charge.dispute.closed')).statusCode).toBe(200);
    const payment = await paymentOf(shop, reference);
    expect(payment).toMatchObject({ state: 'charged_back', dispute: 'lost' });
    const { state } = await shop.db
      .selectFrom('quote')
      .select('state')
      .where('id', '=', payment.quote_id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
    expect(await shop.onHand(3)).toBe(before);
    // The events of its start arrive once more, after those of its end.
    expect((await hear('charge.dispute.created')).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'charged_back' });
  });
});
