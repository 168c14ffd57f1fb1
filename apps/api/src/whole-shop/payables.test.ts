import { authContract } from '@shop/contracts/auth';
import { ordersContract } from '@shop/contracts/orders';
import type { PaymentBegun } from '@shop/contracts/payables';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { stockShop } from '@shop/commerce-stock/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { signWebhook } from '@shop/commerce-payments/providers';
import { paymentOf } from '../testing/payments.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';

let shop: WholeShop;
let calls: ReturnType<typeof payablesOf>;
let me: { token: string };
let clientId: number;
beforeAll(async () => {
  shop = await createWholeShop();
  calls = payablesOf(shop);
});
beforeEach(async () => {
  me = { token: await logIn(shop, 'client@shopper.example') };
  clientId = await idOf('client@shopper.example');
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const idOf = async (email: string): Promise<number> =>
  (await shop.db.selectFrom('client').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const giveBalance = (balance: number) =>
  shop.db.insertInto('client_balance').values({ client_id: clientId, currency_id: 1, balance }).execute();

const unpaidCount = async () =>
  (await shop.call(authContract.currentUser, { ...me, body: {} })).body.user?.unpaid_orders_count;

const orderOf = async (slug: string) =>
  (await shop.call(ordersContract.one, { ...me, body: { slug, language_id: 1 } })).body.order;

const begun = (answer: { body: unknown }) => answer.body as PaymentBegun;

const stateOf = async (reference: string) => (await paymentOf(shop, reference)).state;

describe('an unpaid order', () => {
  test('R-PAY-01 says what is due, under which number, and how it can be paid', async () => {
    const { slug, orderId } = await waitForMoney(shop, { clientId });
    await giveBalance(400_000);
    expect(await unpaidCount()).toBe(1);
    const { payable } = (await calls.look(slug, me)).body;
    expect(payable).toMatchObject({
      kind: 'quote',
      number: `QU${orderId}`,
      due: 100,
      currency: 'EUR',
      balance_available: 40,
      payment_in_flight: null,
      order_slug: slug,
      is_guest: false,
    });
    expect(payable?.payment_methods.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('of a guest is marked as an order without an account', async () => {
    const token = await shop.putIntoCart(3, 1, {});
    const { id: visitorId } = await shop.db
      .selectFrom('visitor_session')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { slug } = await waitForMoney(shop, { clientId: null, visitorId });
    expect((await calls.look(slug, { token })).body.payable).toMatchObject({
      order_slug: slug,
      is_guest: true,
    });
  });

  test('R-PAY-01 is paid on the provider’s page, and is then listed as paid', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const placed = begun(await calls.pay(slug, me, 100));
    expect(placed).toMatchObject({ state: 'redirect', success_slug: slug });
    expect((await calls.look(slug, me)).body.payable?.payment_in_flight?.reference).toBe(
      placed.payment_reference,
    );
    await shop.payAt(shop.app, placed.redirect_url ?? '');
    expect((await shop.verify(placed.payment_reference, me)).body).toMatchObject({
      state: 'paid',
      success_slug: slug,
    });
    expect(await unpaidCount()).toBe(0);
    expect(await orderOf(slug)).toMatchObject({
      state: 'paid',
      payable_slug: null,
      total: 100,
      payments: [{ payment_processor_id: 1, amount: 100 }],
      timeline: [{ state: 'paid' }],
    });
    expect(await shop.count('mail_outbox')).toBe(1);
    expect((await calls.look(slug, me)).body).toMatchObject({ message: 'checkout.completed' });
    expect((await calls.pay(slug, me, 100, {}, 'another-key')).status).toBe(409);
  });

  test('R-CHO-06 is charged once with one key, and another body with that key is refused', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const first = await calls.pay(slug, me, 100);
    expect((await calls.pay(slug, me, 100)).body).toEqual(first.body);
    expect((await calls.pay(slug, me, 100, { payment_processor_id: 2 })).body).toMatchObject({
      errors: { 'idempotency-key': ['other_body'] },
    });
    expect((await calls.pay(slug, me, 100, {}, '')).body).toMatchObject({
      errors: { 'idempotency-key': ['required'] },
    });
    expect(await shop.count('payment')).toBe(1);
  });

  test('R-PAY-02 paid from many tabs at once has one payment in progress', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => calls.pay(slug, me, 100, {}, `key-${at}`)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const inFlight = await shop.db
      .selectFrom('payment')
      .select('id')
      .where('state', 'in', ['created', 'pending', 'authorised'])
      .execute();
    expect(inFlight).toHaveLength(1);
  });

  test('R-PAY-02 stays unpaid after a decline, and the next attempt pays it', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const declined = begun(await calls.pay(slug, me, 100));
    await shop.payAt(shop.app, declined.redirect_url ?? '', { action: 'pay', number: '4000000000000002' });
    expect((await shop.verify(declined.payment_reference, me)).body).toMatchObject({
      state: 'failed',
      checkout_slug: slug,
    });
    expect((await calls.pay(slug, me, 100)).status).toBe(200);
    expect(await unpaidCount()).toBe(1);
    const paid = begun(await calls.pay(slug, me, 100, { payment_processor_id: 2 }, 'a-second-key'));
    await shop.payAt(shop.app, paid.redirect_url ?? '', { action: 'pay', outcome: 'success' });
    expect((await shop.verify(paid.payment_reference, me)).body).toMatchObject({ state: 'paid' });
    expect(await unpaidCount()).toBe(0);
  });

  test('R-PAY-02 is paid once by a signed webhook however often it arrives, never by a forged one or another sum', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const { payment_reference: reference } = begun(await calls.pay(slug, me, 100));
    const post = (amount: number, secret: string) => {
      const body = JSON.stringify({
        id: `evt_${reference}_${amount}`,
        type: 'payment.captured',
        created: shop.clock.now.toISOString(),
        payment: { ref: 'sbx_1', reference, state: 'captured', amount, currency: 'EUR', reason: null },
      });
      return shop.app.inject({
        method: 'POST',
        url: '/api/webhooks/sandbox',
        headers: {
          'content-type': 'application/json',
          'x-sandbox-signature': signWebhook(secret, body, shop.clock.now),
        },
        payload: body,
      });
    };
    const secret = `sandbox:${shop.deps.secret}`;
    expect((await post(10_000, 'somebody else')).statusCode).toBe(401);
    expect((await post(9_999, secret)).statusCode).toBe(422);
    expect(await stateOf(reference)).toBe('in_review');
    expect(await shop.count('mail_outbox')).toBe(0);
    for (const _ of [1, 2, 3]) expect((await post(10_000, secret)).statusCode).toBe(200);
    expect(await stateOf(reference)).toBe('captured');
    expect(await shop.count('mail_outbox')).toBe(1);
    expect(await orderOf(slug)).toMatchObject({ state: 'paid', payments: [{ amount: 100 }] });
  });

  test('R-PAY-02 with a slow provider is pending, and then paid', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const { payment_reference: reference, redirect_url } = begun(await calls.pay(slug, me, 100));
    await shop.payAt(shop.app, redirect_url ?? '', { action: 'pay', number: '4000000000000259' });
    expect((await shop.verify(reference, me)).body).toMatchObject({ state: 'pending' });
    expect((await calls.pay(slug, me, 100, {}, 'a-second-key')).body).toMatchObject({
      message: 'checkout.payment_in_flight',
    });
    shop.wait(1);
    expect((await shop.verify(reference, me)).body).toMatchObject({ state: 'paid', success_slug: slug });
    expect(await unpaidCount()).toBe(0);
  });
});

describe('the balance', () => {
  test('R-CHO-24 that covers everything pays at once, and leaves one line in the ledger', async () => {
    const { slug, orderId } = await waitForMoney(shop, { clientId });
    await giveBalance(3_000_000);
    const paid = await calls.pay(slug, me, 0, { payment_processor_id: 4 });
    expect(paid.body).toMatchObject({ state: 'paid', redirect_url: null, success_slug: slug });
    expect((await calls.pay(slug, me, 0, { payment_processor_id: 4 })).body).toEqual(paid.body);
    const entries = await shop.db.selectFrom('ledger_entry').selectAll().execute();
    expect(entries).toMatchObject([
      { type: 2, rel_type: 0, rel_id: orderId, amount: 1_000_000, end_balance: 2_000_000 },
    ]);
    expect(await orderOf(slug)).toMatchObject({
      state: 'paid',
      total: 100,
      totals: { balance: 100, total: 0 },
      payments: [{ payment_processor_id: 4, amount: 100 }],
    });
    expect(await unpaidCount()).toBe(0);
  });

  test('R-CHO-24 that covers a part is held until the card has paid the rest, and released if the card has not', async () => {
    const { slug } = await waitForMoney(shop, { clientId, kind: 'forward_request' });
    await giveBalance(400_000);
    const half = { use_balance: true };
    const held = () =>
      shop.db.selectFrom('client_balance').select(['balance', 'held']).executeTakeFirstOrThrow();
    const declined = begun(await calls.pay(slug, me, 60, half));
    expect(await held()).toEqual({ balance: 400_000, held: 400_000 });
    await shop.payAt(shop.app, declined.redirect_url ?? '', { action: 'cancel' });
    await shop.verify(declined.payment_reference, me);
    expect(await held()).toEqual({ balance: 400_000, held: 0 });
    const paid = begun(await calls.pay(slug, me, 60, half, 'a-second-key'));
    await shop.payAt(shop.app, paid.redirect_url ?? '');
    await shop.verify(paid.payment_reference, me);
    expect(await held()).toEqual({ balance: 0, held: 0 });
    expect(await shop.db.selectFrom('ledger_entry').selectAll().execute()).toMatchObject([
      { type: 2, rel_type: 1, amount: 400_000 },
    ]);
    expect(await orderOf(slug)).toMatchObject({ total: 100, totals: { balance: 40, total: 60 } });
  });

  test('R-CHO-24 that is too small cannot pay alone', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    await giveBalance(400_000);
    expect((await calls.pay(slug, me, 60, { payment_processor_id: 4 })).body).toMatchObject({
      errors: { payment_processor_id: ['balance_too_small'] },
    });
  });
});

describe('what is refused', () => {
  test('another sum than on the button, a method that is not offered, and a bank list without a bank', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    expect((await calls.pay(slug, me, 99.99)).body).toMatchObject({ message: 'checkout.changed' });
    expect((await calls.pay(slug, me, 100, { payment_processor_id: 7 })).body).toMatchObject({
      errors: { payment_processor_id: ['not_offered'] },
    });
    expect((await calls.pay(slug, me, 100, { payment_processor_id: 3 })).body).toMatchObject({
      errors: { option: ['required'] },
    });
    expect(await shop.count('payment')).toBe(0);
  });

  test('the fee of the chosen method is charged, and recorded on the order', async () => {
    const brand = 'ae';
    const token = await logIn(shop, 'gulf@shopper.example', brand);
    const gulf = { clientId: await idOf('gulf@shopper.example'), brand, currencyId: 2 as const };
    const { slug } = await waitForMoney(shop, gulf);
    const as = { token, brand };
    const { payable } = (await calls.look(slug, as)).body;
    expect(payable?.payment_methods.find(({ id }) => id === 2)).toMatchObject({ fee: 1.5, fee_amount: 1.5 });
    const placed = begun(await calls.pay(slug, as, 101.5, { payment_processor_id: 2 }));
    await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', outcome: 'success' });
    await shop.verify(placed.payment_reference, as);
    const order = await shop.call(ordersContract.one, { ...as, body: { slug, language_id: 1 } });
    expect(order.body.order).toMatchObject({ total: 101.5, totals: { payment_fee: 1.5, total: 101.5 } });
  });

  test('R-ROL-01 another client and a guest get the answer for an unknown order, viewing and paying', async () => {
    const { slug } = await waitForMoney(shop, { clientId });
    const unknown = await calls.look('AAAAAAAAAAAAAAAAAAAAAA', me);
    expect(unknown.status).toBe(404);
    const stranger = { token: await logIn(shop, 'stranger@shopper.example') };
    for (const as of [stranger, {}, { ...me, brand: 'lv' }]) {
      for (const answer of [await calls.look(slug, as), await calls.pay(slug, as, 100)]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual(unknown.body);
      }
    }
  });

  test('R-CHO-06 an order of a cart is paid by its checkout only', async () => {
    const { slug, token, total } = await shop.readyToPlace();
    await shop.place(slug, { token }, total);
    expect(await calls.look(slug, { token })).toMatchObject({ status: 200, body: { payable: null } });
    expect((await calls.pay(slug, { token }, total)).status).toBe(404);
    expect((await calls.look(slug, me)).status).toBe(404);
  });

  test('an order that was cancelled meanwhile', async () => {
    const { slug, orderId } = await waitForMoney(shop, { clientId });
    await shop.db.updateTable('quote').set({ state: 'cancelled' }).where('id', '=', orderId).execute();
    for (const answer of [await calls.look(slug, me), await calls.pay(slug, me, 100)]) {
      expect(answer).toMatchObject({ status: 410, body: { message: 'payable.closed' } });
    }
  });
});
