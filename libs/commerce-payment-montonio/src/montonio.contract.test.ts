import { startMontonioEmulator } from '@shop/emulators/montonio';
import { createTestDatabase } from '@shop/database/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readAccounts } from './montonio-account.ts';
import { createMontonioAdapter } from './montonio.adapter.ts';
import { signToken } from './montonio-tokens.ts';
import { aPaymentOrder, CREDENTIALS, paymentAt } from './testing/a-payment-order.ts';

const { db, close } = await createTestDatabase();
const START = new Date('2026-05-04T10:00:00Z');
let now = START;
const clock = () => now;
const montonio = await startMontonioEmulator({ credentials: CREDENTIALS, clock, webhookUrl: null });
const createAdapter = (secretKey = CREDENTIALS.secretKey) =>
  createMontonioAdapter({
    ...{ db, clock, timeoutMs: 300 },
    accounts: readAccounts({
      MONTONIO_ACCESS_KEY: CREDENTIALS.accessKey,
      MONTONIO_SECRET_KEY: secretKey,
      MONTONIO_API_URL: montonio.apiUrl,
    }),
    notificationUrlOf: () => 'https://lt.example/api/webhooks/bank',
  });
const { adapter, refreshBanks } = createAdapter();
afterAll(async () => {
  await montonio.close();
  await close();
});
beforeEach(() => {
  montonio.faults.clear();
  montonio.slowRefunds(false);
  now = START;
});

const aPayment = (change = {}) => {
  const order = aPaymentOrder(now, change);
  const { reference } = order;
  const at = paymentAt(order, now);
  return {
    ...{ reference, order, at },
    status: () => adapter.status(reference, at),
    cancel: () => adapter.cancel(reference, at),
    refund: (amount: number, key = 'first') =>
      adapter.refund(reference, at, { amount, key: `${reference}:${key}` }),
    booked: () => montonio.summary().filter((one) => one.reference === reference),
  };
};
const started = async () => {
  const payment = aPayment();
  return { ...payment, begun: await adapter.start(payment.order) };
};
const paid = async () => {
  const payment = await started();
  montonio.act(payment.reference, 'pay');
  return payment;
};

describe('a payment by bank link', () => {
  test('begins on the page of the bank, and is captured once the payer has confirmed', async () => {
    const { reference, begun, status, booked } = await started();
    expect(begun).toMatchObject({ state: 'open', money: null });
    expect(begun.redirectUrl).toMatch(/\/pay\/[0-9a-f-]{36}$/);
    expect(await status()).toMatchObject({ state: 'open', ref: begun.ref, money: null });
    montonio.act(reference, 'pay');
    expect(await status()).toEqual({
      reference,
      ref: begun.ref,
      state: 'captured',
      money: { amount: 123_400, currency: 'EUR', refunded: 0, fee: 1_500 },
    });
    expect(booked()).toMatchObject([{ captured: 1_234, refunded: 0 }]);
  });

  test('sends the documented fields, and no data of the buyer', async () => {
    await started();
    expect(montonio.requests().at(-1)?.body).toEqual({
      accessKey: CREDENTIALS.accessKey,
      iat: START.getTime() / 1000,
      exp: START.getTime() / 1000 + 600,
      merchantReference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      merchantReferenceDisplay: 'Order 12',
      returnUrl: expect.stringContaining('/payment/accept?payment='),
      notificationUrl: 'https://lt.example/api/webhooks/bank',
      grandTotal: 12.34,
      currency: 'EUR',
      locale: 'et',
      expiresIn: 30,
      payment: {
        method: 'paymentInitiation',
        amount: 12.34,
        currency: 'EUR',
        methodOptions: {
          paymentDescription: 'Nordport: Order 12',
          preferredLocale: 'et',
          preferredCountry: 'LT',
          preferredProvider: 'HABALT22',
        },
      },
    });
  });

  test('that is begun twice is one order', async () => {
    const { order, begun } = await started();
    expect(await adapter.start(order)).toMatchObject({ ref: begun.ref, redirectUrl: begun.redirectUrl });
  });

  test('that is begun concurrently is one order', async () => {
    const { order } = aPayment();
    const begun = await Promise.all(Array.from({ length: 10 }, () => adapter.start(order)));
    expect(new Set(begun.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  });

  test.each([
    ['slow', 'processing', undefined],
    ['refuse', 'failed', 'refused'],
    ['abandon', 'cancelled', 'expired'],
  ] as const)('after the payer’s "%s" is %s', async (act, state, reason) => {
    const { reference, status } = await started();
    montonio.act(reference, act);
    expect(await status()).toMatchObject({ state, money: null, ...(reason && { reason }) });
  });

  test('of a slow bank is captured later', async () => {
    const { reference, status, cancel } = await started();
    montonio.act(reference, 'slow');
    expect(await cancel()).toMatchObject({ state: 'processing' });
    montonio.act(reference, 'settle');
    expect(await status()).toMatchObject({ state: 'captured' });
  });

  test('of a wrong sum reports the received sum', async () => {
    const { reference, status } = await started();
    montonio.act(reference, 'wrong_sum');
    expect(await status()).toMatchObject({ state: 'captured', money: { amount: 113_400 } });
  });

  test('without a payer expires', async () => {
    const { reference, status } = await started();
    now = new Date(START.getTime() + 1_860_000);
    expect(await status()).toMatchObject({ state: 'cancelled', reason: 'expired' });
    expect(montonio.act(reference, 'pay')).toBe(false);
  });
});

describe('a payment that is cancelled', () => {
  test('is closed in the shop, and its shopper is not redirected', async () => {
    const { order, cancel, status } = await started();
    expect(await cancel()).toMatchObject({ state: 'cancelled', reason: 'cancelled', money: null });
    expect(await status()).toMatchObject({ state: 'cancelled' });
    expect(await adapter.start(order)).toMatchObject({ state: 'cancelled', redirectUrl: null });
  });

  test('but was paid, is reported as paid', async () => {
    const { cancel } = await paid();
    expect(await cancel()).toMatchObject({ state: 'captured', money: { amount: 123_400 } });
  });

  test('and is paid afterwards, is reported as paid too: the money is refunded', async () => {
    const { reference, cancel, status, refund, booked } = await started();
    await cancel();
    montonio.act(reference, 'pay');
    expect(await status()).toMatchObject({ state: 'captured', money: { amount: 123_400 } });
    expect(await refund(123_400)).toMatchObject({ state: 'refunded', money: { refunded: 123_400 } });
    expect(booked()).toMatchObject([{ captured: 1_234, refunded: 1_234 }]);
  });

  test('before it began cannot begin any more', async () => {
    const { order, cancel, booked } = aPayment();
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    expect(await adapter.start(order)).toMatchObject({ state: 'cancelled', redirectUrl: null });
    expect(booked()).toEqual([]);
  });
});

describe('a refund', () => {
  test('of a part, and then of the rest', async () => {
    const { refund, booked } = await paid();
    expect(await refund(23_400)).toMatchObject({ state: 'captured', money: { refunded: 23_400 } });
    expect(await refund(100_000, 'second')).toMatchObject({
      state: 'refunded',
      money: { refunded: 123_400 },
    });
    expect(booked()).toMatchObject([{ refunded: 1_234 }]);
  });

  test('with the same key is one refund, also when its answer was lost', async () => {
    const { refund, booked } = await paid();
    montonio.faults.plan({ when: 'after', kind: '500', times: 1, path: '/refunds' });
    await expect(refund(50_000)).rejects.toMatchObject({ name: 'ProviderSilent' });
    await refund(50_000);
    expect(booked()).toMatchObject([{ refunded: 500 }]);
  });

  test('in progress is waited for, and nothing is sent twice', async () => {
    const { reference, refund, status, booked } = await paid();
    montonio.slowRefunds(true);
    expect(await refund(123_400)).toMatchObject({ state: 'captured', money: { refunded: 0 } });
    expect(await refund(123_400, 'impatient')).toMatchObject({ state: 'captured', money: { refunded: 0 } });
    for (const order of montonio.books.all())
      if (order.reference === reference) montonio.books.endRefunds(order, true);
    expect(await status()).toMatchObject({ state: 'refunded' });
    expect(booked()).toMatchObject([{ refunded: 1_234 }]);
  });

  test('of more than the captured sum refunds nothing', async () => {
    const { refund, booked } = await paid();
    expect(await refund(200_000)).toMatchObject({ state: 'captured', money: { refunded: 0 } });
    expect(booked()).toMatchObject([{ refunded: 0 }]);
  });
});

describe('a failing provider', () => {
  test.each(['timeout', '429', '500'] as const)(
    'by %s is silent, and the payment continues later',
    async (kind) => {
      const payment = aPayment();
      montonio.faults.plan({ when: 'before', kind, times: 1 });
      await expect(adapter.start(payment.order)).rejects.toMatchObject({ name: 'ProviderSilent' });
      expect(await payment.status()).toMatchObject({ state: 'unknown', money: null });
      expect(await adapter.start(payment.order)).toMatchObject({ state: 'open' });
    },
  );

  test('whose answer to the start was lost leaves an order that no shopper sees', async () => {
    const { order, cancel, booked } = aPayment();
    montonio.faults.plan({ when: 'after', kind: 'timeout', times: 1 });
    await expect(adapter.start(order)).rejects.toMatchObject({ name: 'ProviderSilent' });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    expect(booked()).toMatchObject([{ captured: 0 }]);
  });

  test.each(['401', '403'] as const)(
    'that refuses the key by %s refuses no payer: each action is done later',
    async (kind) => {
      const { reference, order, status, refund, booked } = aPayment();
      const insist = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
        montonio.faults.plan({ when: 'before', kind, times: 1, path });
        await expect(act()).rejects.toMatchObject({ name: 'KeyRefused', status: Number(kind) });
        return act();
      };
      await insist('/orders', () => adapter.start(order));
      montonio.act(reference, 'pay');
      expect(await insist('/orders', status)).toMatchObject({ state: 'captured' });
      await insist('/refunds', () => refund(50_000));
      expect(booked()).toMatchObject([{ captured: 1_234, refunded: 500 }]);
    },
  );

  test('that refuses the key before an order began has nothing to cancel', async () => {
    const { order, cancel } = aPayment();
    montonio.faults.plan({ when: 'before', kind: '401', times: 5 });
    await expect(adapter.start(order)).rejects.toMatchObject({ name: 'KeyRefused' });
    expect(await cancel()).toMatchObject({ state: 'cancelled', money: null });
  });

  test('that refuses our key is a defect, without the key in its message', async () => {
    const wrong = createAdapter('another-secret-of-forty-characters-for-it');
    const failed = wrong.adapter.start(aPaymentOrder(now));
    await expect(failed).rejects.toMatchObject({ name: 'KeyRefused', status: 403 });
    await expect(failed).rejects.toThrow('/orders: 403');
    await expect(failed).rejects.not.toThrow(/secret|eyJ/);
  });
});

describe('the emulator', () => {
  const ORDER = {
    merchantReference: 'order-1',
    returnUrl: 'https://lt.example/back',
    notificationUrl: 'https://lt.example/hook',
    grandTotal: 12.34,
    currency: 'EUR',
    locale: 'lt',
    payment: { method: 'paymentInitiation', amount: 12.34, currency: 'EUR' },
  };
  const { locale: _, ...WITHOUT_LOCALE } = ORDER;
  const send = async (body: object) => {
    const account = { ...CREDENTIALS, apiUrl: montonio.apiUrl };
    const data = await signToken(account, { ...body }, now);
    return fetch(`${montonio.apiUrl}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
  };

  test('takes an order with the described fields', async () => {
    expect((await send(ORDER)).ok).toBe(true);
  });

  test.each([
    ['an unknown field', { ...ORDER, total: 12.34 }],
    ['a missing field', WITHOUT_LOCALE],
    ['a sum that is a text', { ...ORDER, grandTotal: '12.34' }],
    ['an unknown field inside', { ...ORDER, payment: { ...ORDER.payment, bank: 'seb' } }],
  ])('refuses an order with %s', async (_name, body) => {
    expect((await send(body)).status).toBe(400);
  });
});

describe('the list of banks', () => {
  test('has the country of each bank, and is cached while the provider is down', async () => {
    expect(adapter.options).toEqual([]);
    await refreshBanks();
    const names = adapter.options.map(({ name, country }) => `${name} ${country}`);
    expect(names).toEqual([
      'Swedbank LT',
      'SEB LT',
      'Luminor LT',
      'Swedbank LV',
      'Citadele LV',
      'Swedbank EE',
      'SEB EE',
      'LHV EE',
      'Nordea FI',
    ]);
    now = new Date(START.getTime() + 3_700_000);
    montonio.faults.plan({ when: 'before', kind: '500', times: 1 });
    await expect(refreshBanks()).rejects.toMatchObject({ name: 'ProviderSilent' });
    expect(adapter.options.map(({ name, country }) => `${name} ${country}`)).toEqual(names);
  });
});
