import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, expect, test } from 'vitest';
import { createStripeClient } from './stripe-client.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createStripeRepository } from './stripe.repository.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const { db, close } = await createTestDatabase();
const stripe = await startStripeEmulator({ credentials: aStripeAccount(), clock });
afterAll(async () => {
  await stripe.close();
  await close();
});

/**
 * Payments whose new pages are created at the provider, but whose answers arrive only once `hear` is called.
 */
const withLateAnswers = () => {
  const { promise: heard, resolve: hear } = Promise.withResolvers<null>();
  const client = createStripeClient(aStripeAccount(stripe.origin));
  let made = 0;
  const late: typeof client = {
    ...client,
    createSession: async (order) => {
      const session = await client.createSession(order);
      made += 1;
      await heard;
      return session;
    },
  };
  const payments = createStripeRepository(db, clock);
  return {
    orders: createStripePayments({ payments, clientOf: () => late, clock }),
    hear: () => hear(null),
    made: () => made,
  };
};

test('an order paid from two tabs and cancelled before the provider answers is cancelled for both', async () => {
  const { orders, hear, made } = withLateAnswers();
  const order = aPaymentOrder(now);
  const tabs = [orders.start(order), orders.start(order)];
  await expect.poll(made).toBe(2);
  expect(await orders.cancel(order.reference, order.brand)).toMatchObject({ state: 'cancelled' });
  hear();
  for (const started of await Promise.all(tabs))
    expect(started).toMatchObject({ state: 'cancelled', redirectUrl: null });
  expect(await orders.status(order.reference)).toMatchObject({ state: 'cancelled' });
  expect(stripe.pay(order.reference)).toBe(false);
});
