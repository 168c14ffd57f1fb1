import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import type { ProviderReport } from '@shop/commerce-payments/providers';
import { createProviderLog, reconcile } from '@shop/commerce-payments';
import {
  answering,
  beginPayment,
  createTestLog,
  dutiesOf,
  paymentOf,
  reviewsOf,
} from '../testing/payments.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const begin = () => beginPayment(shop);
const stateOf = async (reference: string) => (await paymentOf(shop, reference)).state;

test('R-PAY-02 an order whose buyer never came back is paid after asking the provider', async () => {
  const { placed } = await begin();
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  shop.wait(0.5);
  await reconcile(dutiesOf(shop));
  expect(await stateOf(placed.payment_reference)).toBe('captured');
  expect(await shop.count('mail_outbox')).toBe(1);
});

test('R-PAY-02 a page that was left open is closed at its end, and the checkout continues', async () => {
  const { placed, slug, token } = await begin();
  shop.wait(14);
  await reconcile(dutiesOf(shop));
  expect(await stateOf(placed.payment_reference)).toBe('pending');
  shop.wait(2);
  await reconcile(dutiesOf(shop));
  expect(await stateOf(placed.payment_reference)).toBe('cancelled');
  expect((await shop.openStep(slug, { token })).status).toBe(200);
  const dead = await shop.payAt(shop.app, placed.redirect_url ?? '');
  expect(dead.headers.location).toContain('/payment/decline');
});

test('R-PAY-02 money that arrives after the order was cancelled is refunded', async () => {
  const { placed } = await begin();
  await shop.db
    .updateTable('payment')
    .set({ state: 'refund_due' })
    .where('reference', '=', placed.payment_reference)
    .execute();
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  shop.wait(1);
  await reconcile(dutiesOf(shop));
  expect(await stateOf(placed.payment_reference)).toBe('refunded');
  expect(await shop.db.selectFrom('sandbox_payment').select('state').execute()).toEqual([
    { state: 'refunded' },
  ]);
});

const never = () => new Promise<ProviderReport>(() => {});
const broken = async (): Promise<ProviderReport> => {
  const nothing = undefined as unknown as ProviderReport;
  return { ...nothing, reference: nothing.reference };
};

describe('when a provider cannot be asked', () => {
  test('R-PAY-02 unanswered payments are queried concurrently and delay no other', async () => {
    const silent = await Promise.all(Array.from({ length: 12 }, begin));
    const good = await begin();
    await shop.payAt(shop.app, good.placed.redirect_url ?? '');
    shop.wait(0.5);
    const { providers } = dutiesOf(shop);
    const answers = new Map(silent.map(({ placed }) => [placed.payment_reference, never]));
    const began = performance.now();
    await reconcile(dutiesOf(shop, { providers: answering(providers, answers), patience: 1_000 }));
    // Twelve in sequence would take 12 s.
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(await stateOf(good.placed.payment_reference)).toBe('captured');
    expect(await stateOf(silent[0]?.placed.payment_reference ?? '')).toBe('pending');
  });

  test('R-PAY-02 a defect of an adapter is logged with the payment, stops no other, and goes to staff', async () => {
    const poison = await begin();
    const good = await begin();
    await shop.payAt(shop.app, good.placed.redirect_url ?? '');
    const { lines, log } = createTestLog();
    const sandbox = dutiesOf(shop).providers;
    const duties = dutiesOf(shop, {
      providers: answering(sandbox, new Map([[poison.placed.payment_reference, broken]])),
      providerLog: createProviderLog(log, () => shop.clock.now),
    });
    shop.wait(0.5);
    await reconcile(duties);
    expect(await stateOf(good.placed.payment_reference)).toBe('captured');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      details: { code: 'provider_defect', payment: poison.placed.payment_reference, question: 'status' },
    });
    expect(lines[0]?.details['err']).toBeInstanceOf(TypeError);
    expect(await reviewsOf(shop)).toEqual([]);

    for (let asked = 1; asked < 6; asked += 1) {
      shop.wait(1);
      await reconcile(duties);
    }
    expect(await stateOf(poison.placed.payment_reference)).toBe('in_review');
    expect(await reviewsOf(shop)).toMatchObject([
      { reason: 'provider_defect', reference: poison.placed.payment_reference, outcome: null },
    ]);
    // It is not tried again, and no second attempt may begin.
    expect(lines).toHaveLength(5);
    const again = await shop.place(poison.slug, poison, poison.total, 'another key');
    expect(again.body).toMatchObject({ message: 'checkout.payment_in_flight' });
  });

  test('R-PAY-02 logs of a silent provider are limited, and a defect in between resets the count', async () => {
    const { placed } = await begin();
    const { lines, log } = createTestLog();
    const refused = async (): Promise<ProviderReport> => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    };
    const providerLog = createProviderLog(log, () => shop.clock.now);
    const sandbox = dutiesOf(shop).providers;
    const duties = (answer: () => Promise<ProviderReport>) =>
      dutiesOf(shop, {
        providers: answering(sandbox, new Map([[placed.payment_reference, answer]])),
        providerLog,
      });
    for (const answer of [broken, broken, broken, broken, refused]) {
      shop.wait(1);
      await reconcile(duties(answer));
    }
    expect((await paymentOf(shop, placed.payment_reference)).defects).toBe(0);
    expect(lines.at(-1)).toMatchObject({
      level: 'warn',
      details: { code: 'provider_silent', payment: placed.payment_reference, sign: 'ECONNREFUSED' },
    });
    const payment = await paymentOf(shop, placed.payment_reference);
    const before = lines.length;
    for (let line = 0; line < 100; line += 1)
      providerLog.silent({ payment, question: 'status' }, 'ETIMEDOUT');
    expect(lines.length - before).toBeLessThan(20);
    expect(lines.at(-1)?.message).toContain('more of this minute are not logged');
  });

  test('R-PAY-02 an answer about another payment, or without an amount, books nothing', async () => {
    const one = await begin();
    const other = await begin();
    await shop.payAt(shop.app, other.placed.redirect_url ?? '');
    const sandbox = dutiesOf(shop).providers;
    const card = sandbox.get(1);
    if (!card) throw new Error('the sandbox takes cards');
    const { amount, created_at: createdAt } = await paymentOf(shop, other.placed.payment_reference);
    const at = { brand: 'lt', ref: null, amount, currency: 'EUR', createdAt } as const;
    const mixedUp = () => card.status(other.placed.payment_reference, at);
    const half = async (): Promise<ProviderReport> => ({
      reference: other.placed.payment_reference,
      ref: null,
      state: 'captured',
      money: { amount: 0.5, currency: 'EUR', refunded: null },
    });
    shop.wait(0.5);
    const answers = new Map([
      [one.placed.payment_reference, mixedUp],
      [other.placed.payment_reference, half],
    ]);
    await reconcile(dutiesOf(shop, { providers: answering(sandbox, answers) }));
    expect(await stateOf(one.placed.payment_reference)).toBe('pending');
    expect(await stateOf(other.placed.payment_reference)).toBe('pending');
  });
});

describe('money of a wrong sum or currency', () => {
  test.each([
    ['another sum', { amount: 100_000, currency: 'EUR' }, 'wrong_sum'],
    ['another currency', { amount: null, currency: 'USD' }, 'wrong_currency'],
    ['a currency that the shop does not know', { amount: null, currency: 'GBP' }, 'wrong_currency'],
  ])('R-PAY-02 %s goes to staff, once, and does not stay in progress', async (_case, taken, reason) => {
    const { placed, total, slug, token } = await begin();
    const amount = taken.amount ?? Math.round(total * 10_000);
    const answer = async (): Promise<ProviderReport> => ({
      reference: placed.payment_reference,
      ref: 'sbx_odd',
      state: 'captured',
      money: { amount, currency: taken.currency, refunded: null },
    });
    const sandbox = dutiesOf(shop).providers;
    const duties = dutiesOf(shop, {
      providers: answering(sandbox, new Map([[placed.payment_reference, answer]])),
    });
    for (let asked = 0; asked < 3; asked += 1) {
      shop.wait(1);
      await reconcile(duties);
    }
    expect(await stateOf(placed.payment_reference)).toBe('in_review');
    expect(await reviewsOf(shop)).toEqual([
      {
        reason,
        outcome: null,
        reference: placed.payment_reference,
        captured_amount: amount,
        captured_currency: taken.currency,
      },
    ]);
    expect(await shop.count('mail_outbox')).toBe(0);
    expect(await shop.onHand(3)).toBe(200);
    // The shopper sees that the payment is pending, and cannot pay twice.
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('pending');
    const again = await shop.place(slug, { token }, total, 'another key');
    expect(again.body).toMatchObject({ message: 'checkout.payment_in_flight' });
  });
});
