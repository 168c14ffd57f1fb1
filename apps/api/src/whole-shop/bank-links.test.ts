import { startMontonioEmulator } from '@shop/emulators/montonio';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { paymentOf } from '../testing/payments.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const BANK_LINK = 3;
const credentials = { accessKey: 'shop-access', secretKey: 'a-secret-of-forty-characters-for-the-test' };
const montonio = await startMontonioEmulator({ credentials, webhookUrl: null, clock: () => shop.clock.now });
const shop = await createWholeShop({
  providerSettings: {
    MONTONIO_ACCESS_KEY: credentials.accessKey,
    MONTONIO_SECRET_KEY: credentials.secretKey,
    MONTONIO_API_URL: montonio.apiUrl,
  },
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(async () => {
  await montonio.close();
  await shop.close();
});

const hear = (payload: string) => shop.app.inject({ method: 'POST', url: '/api/webhooks/montonio', payload });
const begin = async () => {
  const { slug, token, total } = await shop.readyToPlace(3, 1, { payment_processor_id: BANK_LINK });
  const { body } = await shop.place(slug, { token }, total);
  const order = montonio.summary().at(-1);
  if (!order) throw new Error('no order was begun at the provider');
  return { placed: body, reference: order.reference, total };
};

test('an order paid by bank link is paid once, and the books agree', async () => {
  const { placed, reference, total } = await begin();
  expect(placed).toMatchObject({ state: 'redirect' });
  montonio.act(reference, 'pay');
  const body = (await montonio.webhooks()).at(-1) ?? '';
  for (const _ of [1, 2, 3]) expect((await hear(body)).statusCode).toBe(200);
  expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', refunded_amount: 0 });
  const booked = montonio.summary().filter((one) => one.reference === reference);
  expect(booked).toMatchObject([{ captured: Math.round(total * 100), refunded: 0 }]);
});

test('no key, no token and nothing of the payer’s account is stored in the database', async () => {
  const { reference } = await begin();
  montonio.act(reference, 'pay');
  const body = (await montonio.webhooks()).at(-1) ?? '';
  await hear(body);
  const rows = await everyRow(shop.db);
  expect(rows).toContain(reference);
  for (const secret of [credentials.secretKey, credentials.accessKey, 'EE4710', 'Emulated Payer', 'eyJhbGci'])
    expect(rows).not.toContain(secret);
});
