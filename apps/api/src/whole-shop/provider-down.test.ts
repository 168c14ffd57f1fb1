import { afterAll, beforeEach, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { countKeyRefusals } from '@shop/commerce-settlements';
import { KeyRefused, type PaymentAdapter } from '@shop/commerce-payments/providers';
import { logIn } from '../testing/belongings.ts';
import { madeUpEntry } from '../testing/made-up-entry.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { createWholeShop } from '../testing/whole-shop.ts';
import { providerEntries } from '../payment-providers.ts';

const VOUCHER = 77;
const MOST_SILENCES = 5;

let isDown = false;
let refusesKey = false;
const made = madeUpEntry();
/** The made-up provider, which takes no connections while it is down, and may refuse the shop's key. */
const fragile = madeUpEntry({
  create: (needs) => {
    const { adapters, ...atWork } = made.create(needs);
    const orDown = (adapter: PaymentAdapter): PaymentAdapter => ({
      ...adapter,
      start: async (order) => {
        if (refusesKey) throw new KeyRefused({ call: 'start', status: 401, code: 'key_expired' });
        if (isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        return adapter.start(order);
      },
      cancel: async (reference, at) =>
        refusesKey
          ? { reference, ref: null, state: 'cancelled', money: null }
          : adapter.cancel(reference, at),
    });
    const [first, ...others] = adapters;
    return { ...atWork, adapters: [orDown(first), ...others.map(orDown)] };
  },
});

const shop = await createWholeShop({ entries: [...providerEntries, fragile] });
beforeEach(async () => {
  isDown = false;
  refusesKey = false;
  await shop.reset();
  await stockShop(shop.db);
  // The pause of a test before is over, and the provider answers.
  shop.wait(60);
  await place(await byVoucher());
});
afterAll(() => shop.close());

const byVoucher = () => shop.readyToPlace(3, 1, { payment_processor_id: VOUCHER });
type Ready = Awaited<ReturnType<typeof byVoucher>>;
const place = ({ slug, token, total }: Ready, key?: string) => shop.place(slug, { token }, total, key);

const breakDown = async () => {
  isDown = true;
  for (let at = 0; at < MOST_SILENCES; at += 1) {
    expect((await place(await byVoucher())).body).toMatchObject({ state: 'pending', redirect_url: null });
  }
};
const offered = async () => (await shop.readyToPlace()).checkout.payment_methods.map(({ id }) => id);

test('R-PAY-02 a provider that is down is not offered for a while, the others are', async () => {
  await breakDown();
  expect(await offered()).toEqual([1, 2, 3]);
  shop.wait(0.5);
  isDown = false;
  expect(await offered()).toEqual([1, 2, 3, VOUCHER]);
  expect((await place(await byVoucher())).body).toMatchObject({ state: 'redirect' });
  expect(await offered()).toEqual([1, 2, 3, VOUCHER]);
});

test('R-PAY-02 an order whose provider went down is refused with all data kept, and paid with another method', async () => {
  const ready = await byVoucher();
  await breakDown();
  const before = await shop.count('payment');
  const refused = await place(ready);
  expect(refused).toMatchObject({ status: 409, body: { message: 'checkout.provider_down' } });
  expect(await shop.count('payment')).toBe(before);
  const { slug, token, total } = ready;
  const again = await shop.choose(slug, { token }, { payment_processor_id: VOUCHER });
  expect(again.body).toMatchObject({ errors: { payment_processor_id: ['provider_down'] } });
  const { checkout } = (await shop.openStep(slug, { token }, 4)).body;
  expect(checkout).toMatchObject({ step: 4, email: 'rasa@shopper.example' });
  await shop.choose(slug, { token });
  expect((await shop.place(slug, { token }, total)).body).toMatchObject({ state: 'redirect' });
});

test('R-PAY-02 an unpaid order cannot be paid with a provider that is down, and can with another', async () => {
  await breakDown();
  const me = { token: await logIn(shop, 'client@shopper.example') };
  const { id: clientId } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  const { look, pay } = payablesOf(shop);
  const { slug } = await waitForMoney(shop, { clientId, due: 1_000_000 });
  const { payable } = (await look(slug, me)).body;
  expect(payable?.payment_methods.map(({ id }) => id)).toEqual([1, 2, 3]);
  const refused = await pay(slug, me, 100, { payment_processor_id: VOUCHER });
  expect(refused.body).toMatchObject({ errors: { payment_processor_id: ['provider_down'] } });
  expect((await pay(slug, me, 100, {}, 'another key')).body).toMatchObject({ state: 'redirect' });
});

test('R-PAY-02 a provider that is still down after its pause is paused for twice as long', async () => {
  await breakDown();
  shop.wait(0.5);
  expect((await place(await byVoucher())).body).toMatchObject({ state: 'pending' });
  expect(await offered()).toEqual([1, 2, 3]);
  // Silent again: the pause is a minute now.
  shop.wait(0.75);
  expect(await offered()).toEqual([1, 2, 3]);
  shop.wait(0.25);
  expect(await offered()).toEqual([1, 2, 3, VOUCHER]);
});

test('R-PAY-02 a provider that refuses the shop’s key is not offered from the first refusal on, and the order is paid with another', async () => {
  const { slug, token, total } = await byVoucher();
  refusesKey = true;
  const refused = await shop.place(slug, { token }, total);
  expect(refused).toMatchObject({ status: 409, body: { message: 'checkout.payment_failed' } });
  expect(refused.body).toMatchObject({ errors: { payment: ['provider_down'] } });
  expect(await offered()).toEqual([1, 2, 3]);
  const now = shop.clock.now.getTime();
  const refusalsAfter = (minutes: number) => countKeyRefusals(shop.db, new Date(now + minutes * 60_000));
  expect([await refusalsAfter(0), await refusalsAfter(61)]).toEqual([1, 0]);
  await shop.choose(slug, { token });
  expect((await shop.place(slug, { token }, total, 'second')).body).toMatchObject({ state: 'redirect' });
  refusesKey = false;
  shop.wait(0.5);
  expect(await offered()).toEqual([1, 2, 3, VOUCHER]);
});
