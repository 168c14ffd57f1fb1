import { randomUUID } from 'node:crypto';
import { startPayPalEmulator } from '@shop/emulators/paypal';
import { createTestDatabase } from '@shop/database/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayPalAdapter } from './paypal.adapter.ts';
import { aPayPalAccount, aPaymentOrder } from './testing/a-payment-order.ts';

const credentials = aPayPalAccount();
const { webhookId } = credentials;
const { db, close } = await createTestDatabase();
let now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const paypal = await startPayPalEmulator({ credentials, webhookId, clock });
const adapter = createPayPalAdapter({
  ...{ db, clock, timeoutMs: 300 },
  accounts: [
    {
      account: aPayPalAccount(paypal.origin),
      takes: (brand) => brand === 'lt',
    },
  ],
});
afterAll(async () => {
  await paypal.close();
  await close();
});

const adapterAt = (origin: string) =>
  createPayPalAdapter({
    ...{ db, clock, timeoutMs: 2_000 },
    accounts: [{ account: aPayPalAccount(origin), takes: () => true }],
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
  paypal.approve(payment.reference);
  await payment.status();
  return payment;
};
const booked = (reference: string) => paypal.summary().filter((one) => one.reference === reference);

beforeEach(() => {
  paypal.faults.clear();
  now = new Date('2026-05-04T10:00:00Z');
});

describe('a payment by wallet', () => {
  test('begins on the provider’s page, and is captured once after the buyer approved', async () => {
    const { reference, begun, status } = await started();
    expect(begun).toMatchObject({ state: 'open', money: null });
    expect(begun.redirectUrl).toMatch(/\/checkoutnow\?token=[A-Z0-9]+$/);
    expect(await status()).toMatchObject({ state: 'open', money: null });
    paypal.approve(reference);
    const report = {
      state: 'captured',
      money: { amount: 123_400, currency: 'EUR', refunded: 0, fee: 7_100 },
    };
    expect(await status()).toMatchObject(report);
    expect(await status()).toMatchObject(report);
    expect(booked(reference)).toMatchObject([{ captured: 1_234, refunded: 0 }]);
  });

  test('that is begun twice is one order there', async () => {
    const { reference, order, begun } = await started();
    expect(await adapter.start(order)).toMatchObject({ ref: begun.ref, redirectUrl: begun.redirectUrl });
    expect(booked(reference)).toHaveLength(1);
  });

  test('is captured once, with any number of concurrent calls', async () => {
    const { reference, status } = await started();
    paypal.approve(reference);
    const reports = await Promise.all(Array.from({ length: 20 }, status));
    expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(['captured']));
    expect(booked(reference)).toMatchObject([{ captured: 1_234 }]);
  });

  test('whose source of money is declined may be approved again with another', async () => {
    const { reference, status } = await started();
    paypal.approve(reference, 'declined');
    expect(await status()).toMatchObject({ state: 'open', money: null, reason: 'refused' });
    paypal.approve(reference);
    expect(await status()).toMatchObject({ state: 'captured' });
  });

  test('beyond the buyer’s limit fails with the reason', async () => {
    const { reference, status } = await started();
    paypal.approve(reference, 'limit');
    expect(await status()).toMatchObject({ state: 'failed', reason: 'limit', money: null });
    paypal.approve(reference);
    expect(await status()).toMatchObject({ state: 'failed' });
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
  });

  test('of a slow bank is pending until the bank decides', async () => {
    const { reference, status } = await started();
    paypal.approve(reference, 'pending');
    expect(await status()).toMatchObject({ state: 'processing' });
    paypal.afterwards({ reference, act: 'complete' });
    expect(await status()).toMatchObject({ state: 'captured' });
  });

  test('of another sum is reported with the captured sum', async () => {
    const { reference, status } = await started();
    paypal.approve(reference, 'wrong_sum');
    expect(await status()).toMatchObject({ state: 'captured', money: { amount: 113_400 } });
  });

  test('that the provider does not know was not begun', async () => {
    const { reference, at } = aPayment();
    expect(await adapter.status(reference, at)).toMatchObject({ state: 'unknown', money: null });
  });
});

describe('cancelling', () => {
  test('leaves nothing to capture, whenever the buyer approves', async () => {
    const { reference, at, status } = await started();
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled' });
    paypal.approve(reference);
    expect(await status()).toMatchObject({ state: 'cancelled' });
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
  });

  test('before the start prevents it', async () => {
    const { reference, order, at } = aPayment();
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled' });
    expect(await adapter.start(order)).toMatchObject({ state: 'cancelled', redirectUrl: null });
  });

  test('is too late for a captured payment', async () => {
    const { reference, at } = await paid();
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'captured' });
  });

  test('during the capture ends as cancelled or captured, never as both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { reference, at, status } = await started();
      paypal.approve(reference);
      const [one, other] = await Promise.all([adapter.cancel(reference, at), status()]);
      const [book] = booked(reference);
      const isTaken = book?.captured === 1_234;
      expect(one?.state).toBe(isTaken ? 'captured' : 'cancelled');
      expect(other?.state).toBe(isTaken ? 'captured' : 'cancelled');
    }
  });

  test('after the end of the payment an approval captures nothing', async () => {
    const { reference, status } = await started();
    now = new Date(now.getTime() + 3_600_000);
    paypal.approve(reference);
    expect(await status()).toMatchObject({ state: 'open', money: null });
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
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
    // The shop's own keys have colons, which the description of a refund does not allow.
    const refund = { amount: 23_400, key: `${reference}:back:0` };
    await adapter.refund(reference, at, refund);
    await adapter.refund(reference, at, refund);
    paypal.forgetRequestIds();
    await adapter.refund(reference, at, refund);
    expect(booked(reference)).toMatchObject([{ refunded: 234 }]);
  });
});

describe('a provider that fails', () => {
  const kinds = ['timeout', '429', '500'] as const;

  test.each(kinds.flatMap((kind) => [['before', kind] as const, ['after', kind] as const]))(
    '%s an action by %s: each action has one effect in the end',
    async (when, kind) => {
      const { reference, order, at } = aPayment();
      const insist = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
        paypal.faults.plan({ when, kind, times: 1, path });
        await expect(act()).rejects.toMatchObject({ name: 'ProviderSilent' });
        return act();
      };
      await insist('/v2/checkout/orders', () => adapter.start(order));
      paypal.approve(reference);
      const captured = await insist('/capture', () => adapter.status(reference, at));
      expect(captured).toMatchObject({ state: 'captured' });
      const refund = { amount: 23_400, key: `${reference}-r1` };
      await insist('/refund', () => adapter.refund(reference, at, refund));
      expect(booked(reference)).toMatchObject([{ captured: 1_234, refunded: 234 }]);
    },
  );

  test.each([
    ['401', 2],
    ['403', 1],
  ] as const)(
    'and refuses the key by %s refuses no buyer: each action is done later',
    async (kind, times) => {
      const { reference, order, at } = aPayment();
      const insist = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
        // A token that is refused once is renewed.
        paypal.faults.plan({ when: 'before', kind, times, path });
        await expect(act()).rejects.toMatchObject({ name: 'KeyRefused', status: Number(kind) });
        return act();
      };
      await insist('/v2/checkout/orders', () => adapter.start(order));
      paypal.approve(reference);
      expect(await insist('/capture', () => adapter.status(reference, at))).toMatchObject({
        state: 'captured',
      });
      const refund = { amount: 23_400, key: `${reference}-r1` };
      await insist('/refund', () => adapter.refund(reference, at, refund));
      expect(booked(reference)).toMatchObject([{ captured: 1_234, refunded: 234 }]);
    },
  );

  test('and refuses the key before an order began has nothing to cancel', async () => {
    const { reference, order, at } = aPayment();
    paypal.faults.plan({ when: 'before', kind: '403', times: 5, path: '/v2/' });
    await expect(adapter.start(order)).rejects.toMatchObject({ name: 'KeyRefused' });
    expect(await adapter.cancel(reference, at)).toMatchObject({ state: 'cancelled', money: null });
  });

  test('gives one token for many calls, also for concurrent ones, until shortly before its end', async () => {
    const own = adapterAt(paypal.origin);
    const before = paypal.tokensGiven();
    await Promise.all(Array.from({ length: 10 }, () => own.start(aPayment().order)));
    await own.start(aPayment().order);
    expect(paypal.tokensGiven() - before).toBe(1);
    now = new Date(now.getTime() + 9 * 3_600_000);
    await own.start(aPayment().order);
    expect(paypal.tokensGiven() - before).toBe(2);
  });

  test('renews an expired token, once', async () => {
    const { status } = await started();
    paypal.forgetTokens();
    expect(await status()).toMatchObject({ state: 'open' });
  });

  test('is silent where no connection is made', async () => {
    const gone = await startPayPalEmulator({ credentials, webhookId });
    await gone.close();
    await expect(adapterAt(gone.origin).start(aPayment().order)).rejects.toMatchObject({
      name: 'ProviderSilent',
    });
  });
});

describe('the emulator', () => {
  const ORDER = {
    intent: 'CAPTURE',
    purchase_units: [
      { custom_id: 'order-1', description: 'Order 1', amount: { currency_code: 'EUR', value: '12.34' } },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Nordport',
          return_url: 'https://lt.example/back',
          cancel_url: 'https://lt.example/left',
        },
      },
    },
  };
  const { intent: _, ...WITHOUT_INTENT } = ORDER;
  const [UNIT] = ORDER.purchase_units;
  const send = async (body: object, key: string = randomUUID()) => {
    const { clientId, clientSecret } = credentials;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const given = await fetch(`${paypal.origin}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: token } = (await given.json()) as { access_token: string };
    return fetch(`${paypal.origin}/v2/checkout/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== '' && { 'paypal-request-id': key }),
      },
      body: JSON.stringify(body),
    });
  };

  test('takes an order with the described fields', async () => {
    expect((await send(ORDER)).status).toBe(201);
  });

  test.each([
    ['an unknown field', { ...ORDER, total: '12.34' }],
    ['a missing field', WITHOUT_INTENT],
    [
      'a sum that is a number',
      { ...ORDER, purchase_units: [{ ...UNIT, amount: { currency_code: 'EUR', value: 12.34 } }] },
    ],
  ])('refuses an order with %s', async (_name, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('refuses an order without a request id', async () => {
    expect((await send(ORDER, '')).status).toBe(400);
  });
});
