import { createTestDatabase } from '@shop/database/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createStripeAdapter } from './stripe.adapter.ts';
import { aPaymentOrder, aStripeAccount } from './testing/a-payment-order.ts';

const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const credentials = aStripeAccount();
const { db, close } = await createTestDatabase();
const stripe = await startStripeEmulator({ credentials, clock });
const adapter = createStripeAdapter({
  ...{ db, clock, timeoutMs: 2_000 },
  accounts: [{ account: aStripeAccount(stripe.origin), takes: () => true }],
});
afterAll(async () => {
  await stripe.close();
  await close();
});

const PART = 10_000;

const begin = () => {
  const order = aPaymentOrder(now);
  const { reference, amount, currency } = order;
  const at = { brand: 'lt', ref: null, amount, currency, createdAt: now };
  const hear = () =>
    Promise.all(
      stripe
        .webhooks()
        .slice(-6)
        .map(({ body, headers }) => adapter.verifyWebhook(body, headers, now)),
    );
  const fail = (when: 'before' | 'after') => stripe.faults.plan({ when, kind: '500', times: 1 });
  let isPageKnown = false;
  const acts = {
    start: async () => {
      const { redirectUrl } = await adapter.start(order);
      isPageKnown ||= redirectUrl !== null;
    },
    // A buyer pays on a page whose address the shop received.
    pay: async () => isPageKnown && stripe.pay(reference),
    try_a_bad_card: async () => isPageKnown && stripe.pay(reference, 'insufficient_funds'),
    ask: () => adapter.status(reference, at),
    cancel: () => adapter.cancel(reference, at),
    refund_a_part: () => adapter.refund(reference, at, { amount: PART, key: `${reference}-r1` }),
    refund_another: () => adapter.refund(reference, at, { amount: PART, key: `${reference}-r2` }),
    hear_the_newest: hear,
    fail_before: async () => fail('before'),
    fail_after: async () => fail('after'),
  };
  return { reference, order, acts, ask: acts.ask };
};
type Act = keyof ReturnType<typeof begin>['acts'];

/** Silence is expected here; every other error is not. */
const mayBeSilent = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => expect(error).toMatchObject({ name: 'ProviderSilent' }));
};

const NAMES = Object.keys(begin().acts).filter((name): name is Act => name in begin().acts);

test('300 interleavings with lost answers: the report matches the provider’s books, and nothing is paid after the end', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 })),
      async (rounds) => {
        stripe.faults.clear();
        const { reference, order, acts, ask } = begin();
        // The actions of a round run concurrently.
        for (const round of rounds) await Promise.all(round.map((name) => mayBeSilent(acts[name]())));
        stripe.faults.clear();
        const report = await ask();
        seen.add(report.state);
        const books = stripe.summary().filter((one) => one.reference === reference);
        const captured = books.reduce((sum, one) => sum + one.captured, 0);
        const refunded = books.reduce((sum, one) => sum + one.refunded, 0);
        expect((report.money?.amount ?? 0) / 100).toBe(captured);
        expect((report.money?.refunded ?? 0) / 100).toBe(refunded);
        expect([0, PART / 100, (2 * PART) / 100]).toContain(refunded);
        if (report.state === 'cancelled')
          expect(await adapter.start(order)).toMatchObject({ state: 'cancelled', redirectUrl: null });
      },
    ),
    { numRuns: 300 },
  );
  expect([...seen].toSorted()).toEqual(['cancelled', 'captured', 'open', 'unknown']);
}, 120_000);
