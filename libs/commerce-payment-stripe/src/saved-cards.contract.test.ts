import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

const { db, close } = await createTestDatabase();
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const stripe = await startStripeEmulator({ credentials: aStripeAccount(), clock });
const adapter = createStripeAdapter({
  ...{ db, clock, timeoutMs: 300 },
  accounts: [
    { name: 'ae', account: aStripeAccount(stripe.origin), takes: (brand) => brand === 'ae' },
    { account: aStripeAccount(stripe.origin), takes: () => true },
  ],
});
const { saved } = adapter;
if (!saved) throw new Error('the adapter saves cards');
afterAll(async () => {
  await stripe.close();
  await close();
});
beforeEach(() => stripe.faults.clear());

const account = 'all';
const aHolder = () =>
  saved.createHolder({ account, brand: 'lt', key: `holder:${randomUUID()}`, email: 'ona@example.lt' });
const cardsAt = () => stripe.saved().map(({ id }) => id);
const aSetup = (holder: string, token: string | null) =>
  ({
    ...{
      account,
      reference: randomUUID(),
      holder,
      token,
      shopName: 'Nordport',
      locale: 'lt',
    },
    currency: 'EUR',
    returnUrl: 'https://lt.example/lt/saved-cards?setup=1',
    cancelUrl: 'https://lt.example/lt/saved-cards',
  }) as const;

/** A card that was saved by a payment. */
const aSavedCard = async (card: Parameters<typeof stripe.token>[0] = 'good', expiry?: string) => {
  const holder = await aHolder();
  const order = {
    ...aPaymentOrder(now),
    option: stripe.token(card, expiry),
    means: { holder, token: null, isSaved: true },
  };
  await adapter.start(order);
  return { holder, order, card: await saved.ofPayment(order.reference) };
};
const payWith = (holder: string, token: string) => {
  const order = { ...aPaymentOrder(now), means: { holder, token, isSaved: false } };
  const at = { brand: 'lt', ref: null, amount: order.amount, currency: order.currency, createdAt: now };
  return {
    ...{ order, start: () => adapter.start(order) },
    status: () => adapter.status(order.reference, at),
    booked: () => stripe.summary().filter(({ reference }) => reference === order.reference),
  };
};

test('an account is known by the name of its settings', () => {
  expect([saved.accountOf('ae'), saved.accountOf('lt')]).toEqual(['ae', 'all']);
});

test('one client is one customer of the provider, however often it is created', async () => {
  const asked = { account, brand: 'lt', key: `holder:${randomUUID()}`, email: 'ona@example.lt' };
  expect(await saved.createHolder(asked)).toBe(await saved.createHolder(asked));
});

describe('a card that is saved by a payment', () => {
  test('in the field is shown by its network, last four digits and expiry', async () => {
    const { card } = await aSavedCard('good', '1127');
    expect(card).toMatchObject({
      ...{ network: 'visa', lastFour: '4242' },
      expires: { year: 2027, month: 11 },
    });
    expect(cardsAt()).toContain(card?.token);
  });

  test('on the provider’s page is saved, too', async () => {
    const means = { holder: await aHolder(), token: null, isSaved: true };
    const order = { ...aPaymentOrder(now), means };
    const at = { brand: 'lt', ref: null, amount: order.amount, currency: order.currency, createdAt: now };
    expect((await adapter.start(order)).redirectUrl).toContain('/c/pay/cs_test_');
    expect(await saved.ofPayment(order.reference)).toBeNull();
    stripe.pay(order.reference);
    await adapter.status(order.reference, at);
    expect(await saved.ofPayment(order.reference)).toMatchObject({ lastFour: '4242' });
  });

  test('is not saved where its owner did not ask for it', async () => {
    const order = { ...aPaymentOrder(now), option: stripe.token() };
    await adapter.start(order);
    expect(await saved.ofPayment(order.reference)).toBeNull();
  });
});

describe('a saved card', () => {
  test('pays at once, once, without a page', async () => {
    const { holder, card } = await aSavedCard();
    const { start, booked } = payWith(holder, card?.token ?? '');
    await Promise.allSettled([start(), start(), start()]);
    expect(await start()).toMatchObject({ state: 'captured', redirectUrl: null });
    expect(booked()).toMatchObject([{ captured: 1_234 }]);
  });

  test('whose bank asks pays after the bank agreed, at its address', async () => {
    const holder = await aHolder();
    const begun = await saved.beginSetup(aSetup(holder, stripe.token('secure')));
    stripe.setup(begun.ref ?? '', 'agree');
    const kept = await saved.setup({ account, ref: begun.ref ?? '' });
    const { order, start, status } = payWith(holder, kept.card?.token ?? '');
    expect((await start()).redirectUrl).toMatch(/\/c\/pay\/pi_\w+$/);
    stripe.atBank(order.reference, true);
    expect(await status()).toMatchObject({ state: 'captured' });
  });

  test('that its bank refuses ends the payment', async () => {
    const holder = await aHolder();
    const { card } = await saved.beginSetup(aSetup(holder, stripe.token('charge_fails')));
    const { start, booked } = payWith(holder, card?.token ?? '');
    expect(await start()).toMatchObject({ state: 'cancelled', reason: 'refused' });
    expect(booked()).toMatchObject([{ captured: 0 }]);
  });

  test('pays nothing for another customer', async () => {
    const { card } = await aSavedCard();
    const { start, booked } = payWith(await aHolder(), card?.token ?? '');
    expect(await start()).toMatchObject({ state: 'cancelled', reason: 'refused' });
    expect(booked()).toMatchObject([{ captured: 0 }]);
  });

  test('is deleted at the provider once, and pays no more', async () => {
    const { holder, card } = await aSavedCard();
    const token = card?.token ?? '';
    await saved.detach({ account, token });
    await saved.detach({ account, token });
    expect(cardsAt()).not.toContain(token);
    expect(await payWith(holder, token).start()).toMatchObject({ state: 'cancelled' });
  });

  test('is deleted with its customer; a deleted customer is no error', async () => {
    const { holder, card } = await aSavedCard();
    await saved.deleteHolder({ account, holder });
    await saved.deleteHolder({ account, holder });
    expect(cardsAt()).not.toContain(card?.token);
  });

  test('that the provider does not know is no error, and neither is an account that the shop no longer has', async () => {
    await saved.detach({ account, token: 'pm_unknown' });
    await saved.detach({ account: 'gone', token: 'pm_unknown' });
  });

  test.each(['before', 'after'] as const)(
    'whose deletion is lost %s the act is deleted by the next one',
    async (when) => {
      const { card } = await aSavedCard();
      const token = card?.token ?? '';
      stripe.faults.plan({ when, kind: 'timeout', times: 1, path: '/detach' });
      await expect(saved.detach({ account, token })).rejects.toThrow();
      await saved.detach({ account, token });
      expect(cardsAt()).not.toContain(token);
    },
  );
});

describe('a card that is saved without a payment', () => {
  test('in the field is saved at once, once for one reference', async () => {
    const order = aSetup(await aHolder(), stripe.token());
    const begun = await saved.beginSetup(order);
    expect(begun).toMatchObject({ state: 'kept', redirectUrl: null, card: { lastFour: '4242' } });
    expect(await saved.beginSetup(order)).toMatchObject({ ref: begun.ref });
  });

  test('whose bank asks is saved after the bank agreed, and not where it did not', async () => {
    const holder = await aHolder();
    for (const act of ['agree', 'refuse'] as const) {
      const { ref, redirectUrl } = await saved.beginSetup(aSetup(holder, stripe.token('secure')));
      expect(redirectUrl).toContain('/c/setup/seti_');
      expect(await saved.setup({ account, ref: ref ?? '' })).toMatchObject({ state: 'open' });
      stripe.setup(ref ?? '', act);
      const end = act === 'agree' ? { state: 'kept' } : { state: 'refused', reason: 'authentication_failed' };
      expect(await saved.setup({ account, ref: ref ?? '' })).toMatchObject(end);
    }
  });

  test('that its bank refuses is not saved', async () => {
    const begun = await saved.beginSetup(aSetup(await aHolder(), stripe.token('expired_card')));
    expect(begun).toMatchObject({ state: 'refused', reason: 'expired_card', card: null });
  });

  test('on the provider’s page is saved when its form was sent', async () => {
    const { ref, redirectUrl } = await saved.beginSetup(aSetup(await aHolder(), null));
    expect(await saved.setup({ account, ref: ref ?? '' })).toMatchObject({ state: 'open' });
    const page = await (await fetch(redirectUrl ?? '')).text();
    expect(page).toContain('Save the card');
    const body = new URLSearchParams({ act: 'good' });
    await fetch(redirectUrl ?? '', { method: 'POST', body, redirect: 'manual' });
    expect(await saved.setup({ account, ref: ref ?? '' })).toMatchObject({
      ...{ state: 'kept', card: { network: 'visa', lastFour: '4242' } },
    });
  });
});
