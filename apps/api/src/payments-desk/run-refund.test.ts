import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { reconcile } from '@shop/commerce-payments';
import type { PaymentAdapter, PaymentAdapters, RefundReport } from '@shop/commerce-payments/providers';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { deskOf, dutiesOf, paymentOf, reviewsOf } from '../testing/payments.ts';
import type { DeskDeps } from './desk-deps.ts';
import { runDesk } from './run-desk.ts';

let shop: ShopFloor;
let deps: DeskDeps;
beforeAll(async () => {
  shop = await openShop();
  deps = deskOf(shop);
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const desk = (...args: string[]) => runDesk(deps, 'rasa', args);
const refund = (ref: string, ...args: string[]) => desk('refund', ref, ...args, '--reason', 'a scratch');

const buy = async (as?: { token: string }) => {
  const bought = await placeOne(shop, 'a-key', as);
  const { payment_reference: reference, order_id: orderId } = bought.placed;
  await shop.payAt(shop.app, bought.placed.redirect_url ?? '');
  await shop.verify(reference, { token: bought.token });
  return { ...bought, reference, order: `QU${orderId}` };
};
const work = async (providers?: PaymentAdapters) => {
  shop.wait(1);
  await reconcile(dutiesOf(shop, providers && { providers }));
};
const refunds = () =>
  shop.db.selectFrom('payment_refund').select(['amount', 'state', 'staff']).orderBy('id').execute();
const atProvider = () =>
  shop.db.selectFrom('sandbox_payment').select(['refunded', 'state']).executeTakeFirstOrThrow();
const orderState = async () =>
  (await shop.db.selectFrom('quote').select('state').executeTakeFirstOrThrow()).state;
const mails = async () => {
  const sent = await shop.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'refund')
    .execute();
  return sent.map(({ data }) => (data as { amount: string }).amount);
};

/** The sandbox with another answer to the question for a refund. */
const refunding = (answer: (real: PaymentAdapter['refund']) => PaymentAdapter['refund']): PaymentAdapters =>
  new Map([...dutiesOf(shop).providers].map(([id, one]) => [id, { ...one, refund: answer(one.refund) }]));

describe('a refund by staff', () => {
  test('refunds a part, another part, and then the rest, which cancels the order and returns the goods to stock', async () => {
    const shelf = await shop.onHand(3);
    const { order, reference, total } = await buy();
    expect(await refund(order, '10.50')).toEqual({
      text: 'The running shop has the provider give back 10.50 EUR.',
      exitCode: 0,
    });
    expect(await shop.db.selectFrom('staff_act').selectAll().execute()).toMatchObject([
      { act: 'refund', before: { state: 'captured', refunded: 0 }, after: { amount: 105_000 } },
    ]);
    await work();
    expect(await atProvider()).toMatchObject({ refunded: 105_000 });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', refunded_amount: 105_000 });
    expect(await shop.onHand(3)).toBe(shelf - 1);

    await refund(reference, '2');
    await work();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured', refunded_amount: 125_000 });

    const rest = total - 12.5;
    expect((await refund(order)).text).toContain(`${rest.toFixed(2)} EUR`);
    await work();
    expect(await atProvider()).toMatchObject({ state: 'refunded' });
    expect((await paymentOf(shop, reference)).state).toBe('refunded');
    expect(await orderState()).toBe('refunded');
    expect(await shop.onHand(3)).toBe(shelf);
    expect(await mails()).toEqual(['€10.50', '€2.00', `€${rest.toFixed(2)}`]);
    expect((await refunds()).map(({ state, staff }) => `${state} ${staff}`)).toEqual(
      Array(3).fill('done rasa'),
    );
    await work();
    expect(await mails()).toHaveLength(3);
  });

  test('of an order paid in two parts refunds the balance once, together with the last card refund', async () => {
    const client = await shop.client(50_000);
    const { order } = await buy(client);
    const balance = async () =>
      (await shop.db.selectFrom('client_balance').select('balance').executeTakeFirstOrThrow()).balance;
    expect(await balance()).toBe(0);
    await refund(order, '1');
    await work();
    expect(await balance()).toBe(0);
    await refund(order);
    await work();
    await work();
    expect(await balance()).toBe(50_000);
    expect(await shop.count('ledger_entry')).toBe(2);
  });

  test('whose answer is lost is retried with its key, and made once', async () => {
    const { order, reference } = await buy();
    await refund(order, '5');
    let answers = 0;
    const losing = refunding((real) => async (...asked) => {
      const report = await real(...asked);
      answers += 1;
      if (answers < 3) throw Object.assign(new Error('lost'), { code: 'ETIMEDOUT' });
      return report;
    });
    await work(losing);
    expect(await refunds()).toMatchObject([{ state: 'due' }]);
    await work(losing);
    await work(losing);
    await work(losing);
    expect(answers).toBe(3);
    expect(await refunds()).toMatchObject([{ state: 'done', amount: 50_000 }]);
    expect(await atProvider()).toMatchObject({ refunded: 50_000 });
    expect((await paymentOf(shop, reference)).refunded_amount).toBe(50_000);
    expect(await mails()).toEqual(['€5.00']);
  });

  test('that is ordered many times at once is made once', async () => {
    const { order } = await buy();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order, '1')));
    expect(answers.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
    expect(answers.find(({ exitCode }) => exitCode === 1)?.text).toContain('has not ended yet');
    await Promise.all([work(), work(), work()]);
    expect(await atProvider()).toMatchObject({ refunded: 10_000 });
  });

  test('is recorded in the payment log with the member of staff', async () => {
    const { order } = await buy();
    await refund(order, '1');
    const event = await shop.db
      .selectFrom('audit_event')
      .select(['actor', 'details'])
      .where('event', '=', 'staff.acted')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ actor: 'staff:rasa', details: { act: 'refund', amount: 10_000 } });
    expect(JSON.stringify(event)).not.toContain('scratch');
  });
});

describe('a refund that the provider refuses', () => {
  const refusing = () =>
    refunding(() => async (reference): Promise<RefundReport> => {
      const at = await dutiesOf(shop)
        .providers.get(1)
        ?.status(reference, { ...AT, ref: null });
      if (!at) throw new Error('the sandbox takes cards');
      return { ...at, refused: 'too_old' };
    });
  const AT = { brand: 'lt', amount: 0, currency: 'EUR', createdAt: new Date(0) } as const;

  test('goes to staff, and another refund can be ordered', async () => {
    const { order, reference } = await buy();
    await refund(order, '3');
    await work(refusing());
    expect(await refunds()).toMatchObject([{ state: 'failed' }]);
    expect(await reviewsOf(shop)).toMatchObject([
      { reason: 'refund_failed', reference, outcome: null, captured_amount: 30_000 },
    ]);
    expect((await desk('review')).text).toContain('refund at the provider or by a transfer, then --close');
    expect((await refund(order, '3')).exitCode).toBe(0);
    await work();
    expect((await refunds()).map(({ state }) => state)).toEqual(['failed', 'done']);
    const { id } = await shop.db.selectFrom('payment_review').select('id').executeTakeFirstOrThrow();
    expect((await desk('review', String(id), '--close', '--why', 'paid by a transfer')).exitCode).toBe(0);
  });

  test('goes to staff once for a cancelled order as well', async () => {
    const { reference } = await buy();
    await shop.db.updateTable('payment').set({ state: 'refund_due' }).execute();
    await work(refusing());
    await work(refusing());
    expect(await reviewsOf(shop)).toMatchObject([{ reason: 'refund_failed', reference, outcome: null }]);
    shop.wait(120);
    await work();
    expect(await reviewsOf(shop)).toMatchObject([{ reason: 'refund_failed', outcome: 'refunded' }]);
  });

  test('because its adapter fails goes to staff after five attempts', async () => {
    const { order } = await buy();
    await refund(order, '3');
    const broken = refunding(() => async () => {
      throw new TypeError('a field is missing');
    });
    for (let attempt = 0; attempt < 4; attempt += 1) await work(broken);
    expect(await refunds()).toMatchObject([{ state: 'due' }]);
    await work(broken);
    expect(await refunds()).toMatchObject([{ state: 'failed' }]);
    expect(await reviewsOf(shop)).toMatchObject([{ reason: 'refund_failed' }]);
  });
});

describe('the desk refuses a refund', () => {
  test.each([
    [['QU999999', '1', '--reason', 'x'], 'No payment of this order'],
    [['unknown', '1', '--reason', 'x'], 'No payment of this order'],
    [['QU1', '1.005', '--reason', 'x'], 'npm run payments -- refund'],
    [['QU1', '-1', '--reason', 'x'], 'npm run payments -- refund'],
    [['-begins-with-a-dash', '1', '--reason', 'x'], 'No payment of this order'],
    [['QU1', '1'], 'Say why'],
    [[], 'npm run payments -- refund'],
  ])('%j', async (args, words) => {
    const { text, exitCode } = await desk('refund', ...args);
    expect(exitCode).toBe(1);
    expect(text).toContain(words);
  });

  test('of more than the remaining sum, of zero, of an unpaid, disputed or refunded order', async () => {
    const { order, total } = await buy();
    expect((await refund(order, (total + 0.01).toFixed(2))).text).toContain('more than what is left');
    expect((await refund(order, '0')).text).toContain('more than what is left');
    const set = (change: object) => shop.db.updateTable('payment').set(change).execute();
    await set({ dispute: 'open' });
    expect((await refund(order, '1')).text).toContain('until the dispute ends');
    await set({ dispute: null, state: 'refunded' });
    expect((await refund(order, '1')).text).toContain('was given back');
    const { placed } = await placeOne(shop, 'unpaid');
    expect((await refund(placed.payment_reference, '1')).text).toContain('Nothing was paid');
    expect(await refunds()).toEqual([]);
  });
});
