import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

const credentials = aStripeAccount();
const { db, close } = await createTestDatabase();
const START = new Date('2026-05-04T10:00:00Z');
let now = START;
const clock = () => now;
const stripe = await startStripeEmulator({ credentials, clock });
const adapterAt = (apiUrl: string, secretKey = credentials.secretKey) =>
  createStripeAdapter({
    ...{ db, clock, timeoutMs: 300 },
    accounts: [{ account: { ...aStripeAccount(apiUrl), secretKey }, takes: (brand) => brand === 'lt' }],
  });
const adapter = adapterAt(stripe.origin);
afterAll(async () => {
  await stripe.close();
  await close();
});

const aPayment = () => {
  const order = aPaymentOrder(now);
  const { reference } = order;
  const at = { brand: 'lt', ref: null, amount: order.amount, currency: order.currency, createdAt: now };
  return { reference, order, at };
};
const started = async () => {
  const payment = aPayment();
  const begun = await adapter.start(payment.order);
  return { ...payment, begun, status: () => adapter.status(payment.reference, payment.at) };
};
const paid = async () => {
  const payment = await started();
  stripe.pay(payment.reference);
  return payment;
};
const booked = (reference: string) => stripe.summary().filter((one) => one.reference === reference);

beforeEach(() => {
  stripe.faults.clear();
  now = START;
});

describe('a payment by card', () => {
  test('is made on the provider’s page, and reported with its fee', async () => {
    const { reference, begun, status } = await started();
    expect(begun).toMatchObject({ state: 'open', money: null });
    expect(begun.redirectUrl).toMatch(/\/c\/pay\/cs_test_\w+$/);
    expect(await status()).toMatchObject({ state: 'open', money: null });
    stripe.pay(reference);
    expect(await status()).toMatchObject({
      state: 'captured',
      money: { amount: 123_400, currency: 'EUR', refunded: 0, fee: 4_400 },
    });
    expect(booked(reference)).toMatchObject([{ captured: 1_234, refunded: 0 }]);
  });

  test('that is begun twice has one page, also when begun concurrently', async () => {
    const { reference, order } = aPayment();
    const begun = await Promise.all(Array.from({ length: 10 }, () => adapter.start(order)));
    expect(new Set(begun.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect(booked(reference)).toHaveLength(1);
  });

  test.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card'],
    ['incorrect_cvc', 'wrong_code'],
    ['lost_card', 'refused'],
    ['not_confirmed', 'authentication_failed'],
  ] as const)('refused for %s is %s to the shopper, who may try another card', async (card, reason) => {
    const { reference, status } = await started();
    stripe.pay(reference, card);
    expect(await status()).toMatchObject({ state: 'open', money: null, reason });
    stripe.pay(reference);
    expect(await status()).toMatchObject({ state: 'captured' });
    expect(booked(reference)).toMatchObject([{ captured: 1_234 }]);
  });

  test('of another sum is reported with the captured sum', async () => {
    const { reference, status } = await started();
    stripe.pay(reference, 'wrong_sum');
    expect(await status()).toMatchObject({ state: 'captured', money: { amount: 113_400 } });
  });

  test('that the provider does not know was not begun', async () => {
    const { reference, at } = aPayment();
    expect(await adapter.status(reference, at)).toMatchObject({ state: 'unknown', money: null });
  });

  test('is closed at its expiry: the page no longer takes payments', async () => {
    const { reference, order, status } = await started();
    now = order.expiresAt;
    expect(await status()).toMatchObject({ state: 'cancelled', reason: 'expired', money: null });
    expect(stripe.pay(reference)).toBe(false);
    expect(await status()).toMatchObject({ state: 'cancelled', reason: 'expired' });
  });
});

describe('cancelling', () => {
  test('closes the page', async () => {
    const { reference, at, status } = await started();
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled', reason: 'cancelled' });
    expect(stripe.pay(reference)).toBe(false);
    expect(await status()).toMatchObject({ state: 'cancelled', reason: 'cancelled' });
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled' });
  });

  test('before the start prevents it', async () => {
    const { reference, order, at } = aPayment();
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled' });
    expect(await adapter.start(order)).toMatchObject({ state: 'cancelled', redirectUrl: null });
    expect(booked(reference)).toHaveLength(0);
  });

  test('during the start leaves no page that can be paid', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { reference, order, at } = aPayment();
      const [begun, ended] = await Promise.all([adapter.start(order), adapter.cancel(reference, at)]);
      expect(ended.state).toBe('cancelled');
      if (begun.redirectUrl !== null) expect(stripe.pay(reference)).toBe(false);
      expect(await adapter.start(order)).toMatchObject({ state: 'cancelled', redirectUrl: null });
    }
  });

  test('is too late for a captured payment', async () => {
    const { reference, at } = await paid();
    expect(await adapter.cancel(reference, at)).toMatchObject({
      state: 'captured',
      money: { amount: 123_400 },
    });
  });

  test('whose answer was lost is repeated', async () => {
    const { reference, at } = await started();
    stripe.faults.plan({ when: 'after', kind: 'timeout', times: 1, path: '/expire' });
    await expect(adapter.cancel(reference, at)).rejects.toMatchObject({ name: 'ProviderSilent' });
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled', reason: 'cancelled' });
  });
});

describe('refunds', () => {
  test('refund a part, and then the rest', async () => {
    const { reference, at } = await paid();
    expect(await adapter.refund(reference, at, { amount: 23_400, key: `${reference}-r1` })).toMatchObject({
      state: 'captured',
      money: { amount: 123_400, refunded: 23_400 },
    });
    expect(await adapter.refund(reference, at, { amount: 100_000, key: `${reference}-r2` })).toMatchObject({
      state: 'refunded',
      money: { refunded: 123_400 },
    });
  });

  test('with the same key are one, also when the provider has forgotten the key', async () => {
    const { reference, at } = await paid();
    const refund = { amount: 23_400, key: `${reference}-r1` };
    await adapter.refund(reference, at, refund);
    await adapter.refund(reference, at, refund);
    stripe.forgetKeys();
    await adapter.refund(reference, at, refund);
    expect(booked(reference)).toMatchObject([{ refunded: 234 }]);
  });

  test('of money under a bank’s dispute are never made, and go to staff', async () => {
    const { reference, at } = await paid();
    stripe.afterwards({ reference, act: 'dispute' });
    const refund = { amount: 23_400, key: `${reference}-r1` };
    expect(await adapter.refund(reference, at, refund)).toMatchObject({ refused: 'charge_disputed' });
    expect(booked(reference)).toMatchObject([{ refunded: 0 }]);
  });

  test('of zero are no refunds', async () => {
    const { reference, at } = await started();
    const refund = { amount: 23_400, key: `${reference}-r1` };
    expect(await adapter.refund(reference, at, refund)).toMatchObject({ state: 'unknown', money: null });
  });
});

describe('a provider that fails', () => {
  const kinds = ['timeout', '429', '500'] as const;

  test.each(kinds.flatMap((kind) => [['before', kind] as const, ['after', kind] as const]))(
    '%s an action by %s: each action has one effect in the end',
    async (when, kind) => {
      const { reference, order, at } = aPayment();
      const insist = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
        stripe.faults.plan({ when, kind, times: 1, path });
        await expect(act()).rejects.toMatchObject({ name: 'ProviderSilent' });
        return act();
      };
      await insist('/v1/checkout/sessions', () => adapter.start(order));
      stripe.pay(reference);
      const captured = await insist('/v1/checkout/sessions/cs_', () => adapter.status(reference, at));
      expect(captured).toMatchObject({ state: 'captured' });
      const refund = { amount: 23_400, key: `${reference}-r1` };
      await insist('/v1/refunds', () => adapter.refund(reference, at, refund));
      expect(booked(reference)).toMatchObject([{ captured: 1_234, refunded: 234 }]);
    },
  );

  test('is silent where no connection is made', async () => {
    const gone = await startStripeEmulator({ credentials });
    await gone.close();
    await expect(adapterAt(gone.origin).start(aPayment().order)).rejects.toMatchObject({
      name: 'ProviderSilent',
    });
  });

  test('with a wrong key is a defect, which names the call and nothing of the key', async () => {
    const wrong = adapterAt(stripe.origin, 'rk_test_wrong9999');
    const refused: unknown = await wrong.start(aPayment().order).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'KeyRefused', status: 401, code: 'api_key_invalid' });
    const said = `${String(refused)} ${JSON.stringify(refused)} ${refused instanceof Error ? refused.stack : ''}`;
    expect(said).toContain('sessions.create');
    expect(said).not.toContain('wrong9999');
    expect(said).not.toContain('buyer@example.com');
  });

  test('refuses a field that it does not know', async () => {
    const send = (body: string) =>
      fetch(`${stripe.origin}/v1/refunds`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${credentials.secretKey}`,
          'stripe-version': '2026-10-28.endive',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body,
      });
    for (const body of ['payment_intent=pi_1&sum=5', 'payment_intent=pi_1&amount=five', 'amount=5'])
      expect((await send(body)).status).toBe(400);
  });
});
