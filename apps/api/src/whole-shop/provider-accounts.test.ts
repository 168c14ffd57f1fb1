import type { Placed } from '@shop/contracts/checkout';
import { ok } from '@shop/domain/result';
import { stockShop } from '@shop/commerce-stock/testing';
import type { PaymentAdapter, PaymentOrder, WebhookEvent } from '@shop/commerce-payments/providers';
import { madeUpProvider } from '@shop/testing/made-up-provider';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { madeUpEntry } from '../testing/made-up-entry.ts';
import { paymentOf } from '../testing/payments.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const VOUCHER = 77;
const { create } = madeUpEntry();

/** The sums requested from the provider, and the event of its next webhook. */
const asked: PaymentOrder[] = [];
let event: WebhookEvent;

/** Takes dollars only. */
const inDollars = (adapter: PaymentAdapter): PaymentAdapter => ({
  ...adapter,
  method: { ...adapter.method, limits: {}, currencies: ['USD'] },
  start: (order) => {
    asked.push(order);
    return adapter.start(order);
  },
  verifyWebhook: async () => ok(event),
});

const entry = madeUpEntry({
  create: (needs) => {
    const atWork = create(needs);
    const [first, ...others] = atWork.adapters;
    return { ...atWork, adapters: [inDollars(first), ...others.map(inDollars)] };
  },
});
const shop = await createWholeShop({ entries: [entry] });
beforeEach(async () => {
  asked.splice(0);
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const begin = async (): Promise<Placed> => {
  const { slug, token, total } = await shop.readyToPlace(3, 1, { payment_processor_id: VOUCHER });
  return (await shop.place(slug, { token }, total)).body;
};
const post = () =>
  shop.app.inject({ method: 'POST', url: `/api/webhooks/${madeUpProvider.id}`, payload: '{}' });
const captured = (reference: string, amount: number, currency = 'USD'): WebhookEvent => ({
  eventId: `evt-${reference}-${amount}`,
  type: 'captured',
  report: { reference, ref: 'r1', state: 'captured', money: { amount, currency, refunded: 0, fee: 12_300 } },
});

test('an order in euros is charged in dollars, the currency of its provider, and paid by them', async () => {
  const { payment_reference: reference } = await begin();
  const payment = await paymentOf(shop, reference);
  const [order] = asked;
  expect(order).toMatchObject({
    ...{ brand: 'lt', currency: 'USD', amount: payment.charged_amount },
    buyer: { country: 'LT' },
  });
  expect(order?.returnUrl).toMatch(/^http:\/\/.+\/payment\/accept\?payment=/);
  expect(payment.charged_amount).toBeGreaterThan(payment.amount);
  event = captured(reference, payment.amount, 'EUR');
  expect((await post()).statusCode).toBe(422);
  expect((await paymentOf(shop, reference)).state).toBe('in_review');
});

test('the charged sum pays the order, and the provider’s fee is stored', async () => {
  const { payment_reference: reference } = await begin();
  const { charged_amount: amount } = await paymentOf(shop, reference);
  event = captured(reference, amount);
  expect((await post()).statusCode).toBe(200);
  expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', provider_fee: 12_300 });
});

test('webhooks of an account change payments of its own brands only', async () => {
  const { payment_reference: reference } = await begin();
  const { charged_amount: amount } = await paymentOf(shop, reference);
  event = { ...captured(reference, amount), brands: ['ee', 'lv'] };
  expect((await post()).statusCode).toBe(404);
  expect((await paymentOf(shop, reference)).state).toBe('pending');
  event = { ...captured(reference, amount), brands: ['lt'] };
  expect((await post()).statusCode).toBe(200);
  expect((await paymentOf(shop, reference)).state).toBe('captured');
});

test('a genuine event without a payment is answered and changes nothing', async () => {
  const { payment_reference: reference } = await begin();
  event = { eventId: 'evt-other', type: 'balance.available', report: null };
  expect((await post()).statusCode).toBe(200);
  expect((await paymentOf(shop, reference)).state).toBe('pending');
});
