import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

const { db, close } = await createTestDatabase();
const START = new Date('2026-05-04T10:00:00Z');
let now = START;
const clock = () => now;
const stripe = await startStripeEmulator({ credentials: aStripeAccount(), clock });
const adapter = createStripeAdapter({
  ...{ db, clock, timeoutMs: 300 },
  accounts: [{ account: aStripeAccount(stripe.origin), takes: () => true }],
});
afterAll(async () => {
  await stripe.close();
  await close();
});
beforeEach(() => {
  stripe.faults.clear();
  now = START;
});

const aCard = (card?: Parameters<typeof stripe.token>[0]) => {
  const order = { ...aPaymentOrder(now), option: stripe.token(card) };
  const { reference } = order;
  const at = { brand: 'lt', ref: null, amount: order.amount, currency: order.currency, createdAt: now };
  return {
    ...{ order, reference, at },
    start: () => adapter.start(order),
    status: () => adapter.status(reference, at),
    cancel: () => adapter.cancel(reference, at),
  };
};
const booked = (reference: string) => stripe.summary().filter((one) => one.reference === reference);

describe('a card that was typed in on the shop’s page', () => {
  test('is charged at once, without a page of the provider', async () => {
    const { reference, start } = aCard();
    expect(await start()).toMatchObject({
      state: 'captured',
      redirectUrl: null,
      money: { amount: 123_400, currency: 'EUR', refunded: 0, fee: 4_400 },
    });
    expect(booked(reference)).toMatchObject([{ captured: 1_234 }]);
  });

  test('is charged once, also when begun ten times concurrently and again', async () => {
    const { reference, start } = aCard();
    await Promise.allSettled(Array.from({ length: 10 }, start));
    expect(await start()).toMatchObject({ state: 'captured' });
    expect(booked(reference)).toMatchObject([{ captured: 1_234 }]);
  });

  test.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card'],
    ['incorrect_cvc', 'wrong_code'],
    ['lost_card', 'refused'],
  ] as const)('refused for %s ends the payment with %s', async (card, reason) => {
    const { reference, start, status } = aCard(card);
    expect(await start()).toMatchObject({ state: 'cancelled', reason, money: null, redirectUrl: null });
    expect(await status()).toMatchObject({ state: 'cancelled', reason });
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
  });

  test('whose bank asks is charged after the bank agreed, when the shop asks for it', async () => {
    const { reference, start, status } = aCard('secure');
    const begun = await start();
    expect(begun).toMatchObject({ state: 'open', money: null });
    expect(begun.redirectUrl).toMatch(/\/c\/pay\/pi_\w+$/);
    expect(await start()).toMatchObject({ redirectUrl: begun.redirectUrl });
    expect(await status()).toMatchObject({ state: 'open' });
    stripe.atBank(reference, true);
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
    const asked = await Promise.all([status(), status()]);
    expect(asked).toMatchObject([{ state: 'captured' }, { state: 'captured' }]);
    expect(booked(reference)).toMatchObject([{ captured: 1_234 }]);
  });

  test('whose bank is refused by the buyer ends the payment', async () => {
    const { reference, start, status } = aCard('secure');
    await start();
    stripe.atBank(reference, false);
    expect(await status()).toMatchObject({ state: 'cancelled', reason: 'authentication_failed' });
  });

  test('whose bank agrees after the end of the payment is not charged', async () => {
    const { reference, order, start, status } = aCard('secure');
    await start();
    stripe.atBank(reference, true);
    now = order.expiresAt;
    expect(await status()).toMatchObject({ state: 'cancelled', reason: 'expired' });
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
  });

  test('of a token that was used for another payment is refused', async () => {
    const first = aCard();
    await first.start();
    const again = { ...aPaymentOrder(now), option: first.order.option };
    expect(await adapter.start(again)).toMatchObject({ state: 'cancelled', reason: 'refused' });
    expect(booked(again.reference)).toMatchObject([{ captured: 0 }]);
  });
});

describe('when the provider’s answer is lost', () => {
  test.each(['before', 'after'] as const)('%s the intent was created, nothing is charged', async (when) => {
    const { reference, start, status, cancel } = aCard();
    stripe.faults.plan({ when, kind: 'timeout', times: 1, path: '/v1/payment_intents' });
    await expect(start()).rejects.toThrow();
    expect(await status()).toMatchObject({ state: 'open', money: null });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    expect(booked(reference).every(({ captured }) => captured === 0)).toBe(true);
    expect(await start()).toMatchObject({ state: 'cancelled' });
  });

  test('after the charge, the charge is found, and a cancel reports it', async () => {
    const { reference, start, status, cancel } = aCard();
    stripe.faults.plan({ when: 'after', kind: 'timeout', times: 1, path: '/confirm' });
    await expect(start()).rejects.toThrow();
    expect(await cancel()).toMatchObject({ state: 'captured' });
    expect(await status()).toMatchObject({ state: 'captured' });
    expect(await start()).toMatchObject({ state: 'captured' });
    expect(booked(reference)).toMatchObject([{ captured: 1_234 }]);
  });

  test('before the charge, a cancelled payment charges nothing, also when it is begun again', async () => {
    const { reference, start, cancel } = aCard();
    stripe.faults.plan({ when: 'before', kind: 'timeout', times: 1, path: '/confirm' });
    await expect(start()).rejects.toThrow();
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    expect(await start()).toMatchObject({ state: 'cancelled' });
    expect(booked(reference)).toMatchObject([{ captured: 0 }]);
  });
});

describe.each(['401', '403'] as const)('a key that the provider refuses by %s', (kind) => {
  const refuse = (path: string) => stripe.faults.plan({ when: 'before', kind, times: 1, path });
  const refusal = { name: 'KeyRefused', status: Number(kind) };

  test.each(['/v1/payment_intents', '/confirm'])(
    'when a payment begins at %s is no refusal of the card, which pays afterwards',
    async (path) => {
      const { reference, start, status } = aCard();
      refuse(path);
      await expect(start()).rejects.toMatchObject(refusal);
      expect(await status()).toMatchObject({ state: 'open', money: null });
      expect(booked(reference).every(({ captured }) => captured === 0)).toBe(true);
      expect(await start()).toMatchObject({ state: 'captured' });
    },
  );

  test('before a payment began leaves nothing there, and a cancel asks nothing', async () => {
    const { start, cancel } = aCard();
    stripe.faults.plan({ when: 'before', kind, times: 5 });
    await expect(start()).rejects.toMatchObject(refusal);
    expect(await cancel()).toMatchObject({ state: 'cancelled', money: null });
  });

  test('after the bank agreed keeps the payment open until the key is right', async () => {
    const { reference, start, status } = aCard('secure');
    await start();
    stripe.atBank(reference, true);
    refuse('/confirm');
    await expect(status()).rejects.toMatchObject(refusal);
    expect(await status()).toMatchObject({ state: 'captured' });
  });

  test('at a refund is no permanent refusal of it', async () => {
    const { reference, at, start } = aCard();
    await start();
    const refund = { amount: 10_000, key: `${reference}-r1` };
    refuse('/v1/refunds');
    await expect(adapter.refund(reference, at, refund)).rejects.toMatchObject(refusal);
    expect(await adapter.refund(reference, at, refund)).toMatchObject({ money: { refunded: 10_000 } });
  });
});

describe('the provider’s field', () => {
  const field = adapter.field?.of('lt');
  const tokenOf = async (number: string, key = field?.key ?? '') =>
    fetch(`${stripe.origin}/v1/confirmation_tokens`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${key}` } },
      body: new URLSearchParams({ number }),
    });

  test('has its script at the address that the adapter names', async () => {
    const answer = await fetch(field?.script ?? '');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  test.each([
    ['4242424242424242', 'captured', undefined],
    ['4000000000009995', 'cancelled', 'insufficient_funds'],
  ])('makes a token of %s that the shop can charge: %s', async (number, state, reason) => {
    const { id } = (await (await tokenOf(number)).json()) as { id: string };
    expect(adapter.field?.isToken(id)).toBe(true);
    const report = await adapter.start({ ...aPaymentOrder(now), option: id });
    expect(report).toMatchObject({ state, ...(reason && { reason }) });
  });

  test('makes none with another key', async () => {
    expect((await tokenOf('4242424242424242', 'pk_test_other')).status).toBe(401);
  });
});

test('its charge is refunded once for one key, and its webhooks report it', async () => {
  const { reference, at, start } = aCard();
  await start();
  const refund = { amount: 10_000, key: `${reference}-r1` };
  await adapter.refund(reference, at, refund);
  expect(await adapter.refund(reference, at, refund)).toMatchObject({ money: { refunded: 10_000 } });
  const told = stripe.webhooks().filter(({ body }) => body.includes(reference));
  const last = told.at(-1);
  const event = await adapter.verifyWebhook(last?.body ?? '', last?.headers ?? {}, now);
  expect(event).toMatchObject({ ok: true, value: { report: { reference, state: 'captured' } } });
});
