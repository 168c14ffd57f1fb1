import { orderRefund, reconcile } from '@shop/commerce-payments';
import { stockShop } from '@shop/commerce-stock/testing';
import { madeUpProvider } from '@shop/testing/made-up-provider';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createReadyProviders } from '../ready-providers.ts';
import { createAddedProvider } from '../testing/added-provider.ts';
import { dutiesOf, paymentOf, settlingOf } from '../testing/payments.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const VOUCHER = 77;
const added = createAddedProvider();
const shop = await createWholeShop({
  isProduction: true,
  entries: [added.entry],
  providerSettings: added.settings,
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const begin = async () => {
  const ready = await shop.readyToPlace(3, 1, { payment_processor_id: VOUCHER });
  const placed = (await shop.place(ready.slug, ready, ready.total)).body;
  return { ...ready, reference: placed.payment_reference, placed };
};
const post = ({ payload, headers }: ReturnType<typeof added.webhook>) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/webhooks/${madeUpProvider.id}`,
    headers: { 'content-type': 'text/plain', ...headers },
    payload,
  });
const work = async () => {
  shop.wait(1);
  await reconcile(dutiesOf(shop, { providers: createReadyProviders(shop.deps).providers }));
};

test('a provider added by the recipe handles an order from placing to refund', async () => {
  const { reference, placed } = await begin();
  expect(placed).toMatchObject({ state: 'redirect', redirect_url: `https://made-up.example/${reference}` });
  added.pay(reference);
  expect((await post(added.webhook(reference, shop.clock.now))).statusCode).toBe(200);
  const { captured_amount: taken } = await paymentOf(shop, reference);
  expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', provider: VOUCHER });
  expect(await shop.onHand(3)).toBe(199);

  const refund = (amount: number | null) =>
    orderRefund(settlingOf(shop), { of: { reference }, amount, reason: 'a scratch', staff: 'rasa' });
  await refund(20_000);
  await work();
  expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', refunded_amount: 20_000 });
  await refund(null);
  await work();
  await work();
  expect((await paymentOf(shop, reference)).state).toBe('refunded');
  expect(added.refundsOf(reference)).toEqual([20_000, (taken ?? 0) - 20_000]);
  expect(await shop.onHand(3)).toBe(200);
});

test('its webhooks are accepted with its own signature only', async () => {
  const { reference } = await begin();
  added.pay(reference);
  expect((await post(added.webhook(reference, shop.clock.now, 'another key'))).statusCode).toBe(401);
  const old = new Date(shop.clock.now.getTime() - 3_600_000);
  expect((await post(added.webhook(reference, old))).statusCode).toBe(401);
  expect((await paymentOf(shop, reference)).state).toBe('pending');
});

test('a shopper who comes back without paying can choose another method, and nothing was charged', async () => {
  const { reference, slug, token } = await begin();
  const { body } = await shop.verify(reference, { token });
  expect(body).toMatchObject({ state: 'failed', checkout_slug: slug, reason: 'cancelled' });
  added.pay(reference);
  expect((await shop.verify(reference, { token })).body.state).toBe('failed');
});

test('an order sent twice with one key begins one payment at the provider', async () => {
  const before = added.count();
  const { slug, token, total } = await begin();
  await shop.place(slug, { token }, total);
  expect(added.count()).toBe(before + 1);
});
