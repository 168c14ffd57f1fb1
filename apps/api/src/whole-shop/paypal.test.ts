import { paypal } from '@shop/commerce-payment-paypal';
import { stockShop } from '@shop/commerce-stock/testing';
import { startPayPalEmulator } from '@shop/emulators/paypal';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentOf } from '../testing/payments.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const WALLET = 2;
const KEYS = { clientId: 'shop', clientSecret: 'a-secret-of-the-wallet' };
const webhookId = '1JE4291016473214C';
const emulator = await startPayPalEmulator({ credentials: KEYS, webhookId, clock: () => shop.clock.now });
const shop = await createWholeShop({
  entries: [paypal],
  providerSettings: {
    PAYPAL_CLIENT_ID: KEYS.clientId,
    PAYPAL_CLIENT_SECRET: KEYS.clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_URL: emulator.origin,
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

const begin = async () => {
  const { slug, token, total } = await shop.readyToPlace(3, 1, { payment_processor_id: WALLET });
  const placed = (await shop.place(slug, { token }, total)).body;
  const { payment_reference: reference } = placed;
  return { ...placed, reference, verify: () => shop.verify(reference, { token }) };
};
const hear = async (at = -1) => {
  const webhook = emulator.webhooks().at(at);
  const { body: payload = '', headers = {} } = webhook ?? {};
  return shop.app.inject({ method: 'POST', url: '/api/webhooks/paypal', payload, headers });
};
const booksOf = (reference: string) => emulator.summary().find((one) => one.reference === reference);

describe('an order that is paid by wallet', () => {
  test('is approved on the provider’s page, and paid when the shopper returns', async () => {
    const { state, redirect_url: url, reference, verify } = await begin();
    expect(state).toBe('redirect');
    expect(url).toContain(`${emulator.origin}/checkoutnow?token=`);
    emulator.approve(reference);
    expect((await verify()).body).toMatchObject({ state: 'paid' });
    const payment = await paymentOf(shop, reference);
    expect(payment).toMatchObject({ state: 'captured', provider: WALLET });
    expect(booksOf(reference)).toMatchObject({ captured: payment.amount / 100, currency: 'EUR' });
  });

  test('is paid by the webhook alone, and a doubled one changes nothing', async () => {
    const { reference } = await begin();
    emulator.approve(reference);
    expect((await hear()).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured' });
    expect((await hear()).statusCode).toBe(200);
    expect((await hear(-2)).statusCode).toBe(200);
    expect(booksOf(reference)).toMatchObject({ refunded: 0 });
  });

  test('whose approval was cancelled redirects to the choice of payment', async () => {
    const { verify, reference } = await begin();
    expect((await verify()).body).toMatchObject({ state: 'failed' });
    emulator.approve(reference);
    expect((await hear()).statusCode).toBe(200);
    expect(booksOf(reference)).toMatchObject({ captured: 0 });
  });

  test('with another captured sum is not paid, and goes to staff', async () => {
    const { reference, verify } = await begin();
    emulator.approve(reference, 'wrong_sum');
    expect((await verify()).body).toMatchObject({ state: 'pending', in_review: true });
  });

  test('that was refunded and disputed at the provider has the same state in the shop', async () => {
    const { reference, verify } = await begin();
    emulator.approve(reference);
    await verify();
    emulator.afterwards({ reference, act: 'dispute' });
    expect((await hear()).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'disputed' });
    emulator.afterwards({ reference, act: 'win' });
    expect((await hear()).statusCode).toBe(200);
    emulator.afterwards({ reference, act: 'refund' });
    expect((await hear()).statusCode).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'refunded' });
  });
});

test('no key of the account is stored with a payment', async () => {
  const { reference, verify } = await begin();
  emulator.approve(reference);
  await verify();
  const rows = await shop.db.selectFrom('paypal_payment').selectAll().execute();
  const events = await shop.db.selectFrom('payment_event').selectAll().execute();
  const text = JSON.stringify([rows, events, await paymentOf(shop, reference)]);
  expect(text).toContain(reference);
  expect(text).not.toContain(KEYS.clientSecret);
});
