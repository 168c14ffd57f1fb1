import { ordersContract } from '@shop/contracts/orders';
import { sql } from '@shop/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { countPaymentsInReview, reconcile } from '@shop/commerce-payments';
import { deskOf, dutiesOf, paymentOf } from '../testing/payments.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { placeOne } from '../proofs/place-one.ts';
import type { DeskDeps } from './desk-deps.ts';
import { runDesk } from './run-desk.ts';

const A_BALANCE = 500_000;

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

const desk = (...args: string[]) => runDesk(deps, 'rasa', ['review', ...args]);

/** An order for which the provider captures another amount than requested. */
const takeOddly = async (difference: number, currency = 'EUR', as?: { token: string }) => {
  const bought = await placeOne(shop, `key-${difference}-${currency}`, as);
  const { payment_reference: reference } = bought.placed;
  await sql`update sandbox_payment set amount = amount + ${difference}, currency = ${currency}
    where idempotency_key = ${reference}`.execute(shop.db);
  await shop.payAt(shop.app, bought.placed.redirect_url ?? '');
  await shop.verify(reference, { token: bought.token });
  const { id } = await shop.db
    .selectFrom('payment_review')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { ...bought, reference, review: String(id) };
};

const stateOf = async (slug: string, token: string) =>
  (await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } })).body.order?.state;

const balanceOf = (clientId: number) =>
  shop.db
    .selectFrom('client_balance')
    .select(['balance', 'held'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();

describe('the list', () => {
  test('says so when no review is open', async () => {
    expect(await desk()).toEqual({ text: 'No payment waits for staff.', exitCode: 0 });
    expect(await countPaymentsInReview(shop.db)).toBe(0);
  });

  test('names order, brand, provider, both sums, reason, age and the next step', async () => {
    const { placed, total, review } = await takeOddly(-100);
    shop.wait(5);
    const { text } = await desk();
    const [head = '', line = ''] = text.split('\n');
    expect(head.split(/\s{2,}/)).toEqual([
      ...['id', 'order', 'brand', 'provider', 'expected', 'captured', 'reason', 'since', 'next step'],
    ]);
    expect(line.split(/\s{2,}/)).toEqual([
      ...[review, `QU${placed.order_id}`, 'lt', 'card', `${total.toFixed(2)} EUR`],
      ...[`${(total - 0.01).toFixed(2)} EUR`, 'wrong_sum', '5 min', '--refund, or --accept for a client'],
    ]);
    expect(await countPaymentsInReview(shop.db)).toBe(1);
    const one = await desk(review);
    expect(one.text).toContain('payment is  in_review');
    expect(one.text).toContain(placed.payment_reference);
  });

  test.each([[['review', 'x']], [['reviews']], [['review', '--refund']], [['review', '1', '--sell']]])(
    '%j prints the usage',
    async (args) => {
      const { text, exitCode } = await runDesk(deps, 'rasa', args);
      expect(exitCode).toBe(1);
      expect(text).toContain('npm run payments -- review');
    },
  );

  test('an unknown or closed review and a close without a reason are refused', async () => {
    expect(await desk('999')).toEqual({ text: 'There is no review with this id.', exitCode: 1 });
    const { review } = await takeOddly(-100);
    expect((await desk(review, '--close')).text).toContain('Say why');
    expect((await desk(review, '--close', '--why', 'refunded by hand')).exitCode).toBe(0);
    expect((await desk(review, '--refund')).text).toContain('closed already');
  });
});

describe('actions', () => {
  test('--refund cancels the order and refunds the payment at the provider', async () => {
    const { review, reference, slug, token } = await takeOddly(-100);
    expect((await desk(review, '--refund')).exitCode).toBe(0);
    expect((await paymentOf(shop, reference)).state).toBe('refund_due');
    expect((await shop.openStep(slug, { token })).status).toBe(200);
    shop.wait(1);
    await reconcile(dutiesOf(shop));
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'refunded', booked_at: null });
    expect((await desk(review)).text).toContain(', refunded');
    expect(await countPaymentsInReview(shop.db)).toBe(0);
    // The buyer gets a mail about the refund.
    expect(await shop.count('mail_outbox')).toBe(1);
  });

  test('--accept marks the order as paid and credits any excess to the balance', async () => {
    const client = await shop.client(A_BALANCE);
    const { review, slug, token } = await takeOddly(70_000, 'EUR', client);
    expect(await desk(review, '--accept')).toEqual({ text: 'The order is booked as paid.', exitCode: 0 });
    expect(await stateOf(slug, token)).toBe('paid');
    expect(await balanceOf(client.clientId)).toEqual({ balance: 70_000, held: 0 });
    expect(await shop.count('ledger_entry')).toBe(2);
    expect((await desk(review, '--accept')).text).toContain('closed already');
    expect(await shop.count('mail_outbox')).toBe(1);
  });

  test('--accept takes the missing sum from the balance, or changes nothing when the balance is too small', async () => {
    const client = await shop.client(A_BALANCE);
    const { review, reference, slug } = await takeOddly(-70_000, 'EUR', client);
    expect((await desk(review, '--accept')).text).toContain('does not cover what is missing');
    expect((await paymentOf(shop, reference)).state).toBe('in_review');
    await shop.db
      .updateTable('client_balance')
      .set({ balance: A_BALANCE + 80_000 })
      .execute();
    expect((await desk(review, '--accept')).exitCode).toBe(0);
    expect(await stateOf(slug, client.token)).toBe('paid');
    expect(await balanceOf(client.clientId)).toEqual({ balance: 10_000, held: 0 });
  });

  test('--accept refuses another currency, and a guest, because guests have no balance', async () => {
    const dollars = await takeOddly(0, 'USD');
    expect((await desk(dollars.review, '--accept')).text).toContain('another currency');
    const guest = await takeOddly(10_000);
    expect((await desk(guest.review, '--accept')).text).toContain('A guest has no balance');
  });

  test('--close is final: later reports of the provider change nothing', async () => {
    const { review, reference, slug, token } = await takeOddly(-100);
    await desk(review, '--close', '--why', 'refunded in the bank');
    expect((await desk(review)).text).toContain('refunded in the bank');
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'cancelled' });
    await shop.verify(reference, { token });
    shop.wait(1);
    await reconcile(dutiesOf(shop));
    expect((await paymentOf(shop, reference)).state).toBe('cancelled');
    expect(await countPaymentsInReview(shop.db)).toBe(0);
    expect((await shop.openStep(slug, { token })).status).toBe(200);
  });

  test('--close of an unreadable payment asks the provider again', async () => {
    const { placed } = await placeOne(shop, 'unread');
    await shop.payAt(shop.app, placed.redirect_url ?? '');
    await shop.db
      .updateTable('payment')
      .set({ state: 'in_review', defects: 5 })
      .where('reference', '=', placed.payment_reference)
      .execute();
    const payment = await paymentOf(shop, placed.payment_reference);
    const { id } = await shop.db
      .insertInto('payment_review')
      .values({
        payment_id: payment.id,
        provider: 1,
        reference: payment.reference,
        reason: 'provider_defect',
        cause: 'provider_defect:test',
        opened_at: shop.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await desk(String(id), '--accept')).text).toContain('could not say');
    await desk(String(id), '--close', '--why', 'adapter mended');
    shop.wait(1);
    await reconcile(dutiesOf(shop));
    expect((await paymentOf(shop, payment.reference)).state).toBe('captured');
  });

  test('each action is recorded in the payment log with the member of staff', async () => {
    const { review } = await takeOddly(-100);
    await desk(review, '--close', '--why', 'by hand');
    const events = await shop.db
      .selectFrom('audit_event')
      .select(['event', 'actor'])
      .where('event', 'like', 'payment.review%')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { event: 'payment.review_opened', actor: 'system' },
      { event: 'payment.review_closed', actor: 'staff:rasa' },
    ]);
  });
});
