import { authContract } from '@shop/contracts/auth';
import { balanceContract } from '@shop/contracts/balance';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { payablesOf } from '../testing/payables.ts';
import { paymentOf } from '../testing/payments.ts';
import { pressAtSandbox } from '../testing/press-at-sandbox.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let calls: ReturnType<typeof payablesOf>;
let me: { token: string };
beforeAll(async () => {
  shop = await createWholeShop();
  calls = payablesOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  me = { token: await logIn(shop, 'saver@shopper.example') };
});
afterAll(() => shop.close());

const topUp = (amount: number, as: { token?: string; brand?: string } = me) =>
  shop.call(balanceContract.topUp, { ...as, body: { amount } });
const begin = async (amount: number) => (await topUp(amount)).body.slug;
const pay = async (slug: string, total: number, key = 'a-first-key') =>
  (await calls.pay(slug, me, total, {}, key)).body;
const paid = async (amount: number) => {
  const slug = await begin(amount);
  const begun = await pay(slug, amount);
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  await shop.verify(begun.payment_reference, me);
  return { slug, reference: begun.payment_reference, ref: begun.redirect_url?.split('/').at(-1) ?? '' };
};
const balance = async () =>
  (await shop.call(authContract.currentUser, { ...me, body: {} })).body.user?.balance;
const history = async () => (await shop.call(balanceContract.history, { ...me, body: {} })).body;
const mails = () =>
  shop.db.selectFrom('mail_outbox').select(['recipient', 'data']).where('template', '=', 'top-up').execute();

test('a top-up is paid by any method except the balance, and ends on the balance page', async () => {
  const slug = await begin(50);
  const { payable } = (await calls.look(slug, me)).body;
  expect(payable).toMatchObject({
    ...{ kind: 'top_up', due: 50, currency: 'EUR', balance_available: 0, order_slug: null, is_guest: false },
  });
  expect(payable?.number).toMatch(/^TU\d+$/);
  expect(await balance()).toBe(0);
  const begun = await pay(slug, 50);
  expect(begun).toMatchObject({ state: 'redirect', paid_for: 'balance' });
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  const { body } = await shop.verify(begun.payment_reference, me);
  expect(body).toMatchObject({ state: 'paid', paid_for: 'balance' });
  expect(await balance()).toBe(50);
  expect((await calls.look(slug, me)).body).toMatchObject({ message: 'balance.topped_up' });
  const second = await calls.pay(slug, me, 50, {}, 'a-second-key');
  expect(second.body).toMatchObject({ message: 'balance.topped_up' });
});

test('it is credited once, from any number of reports, and confirmed by one mail', async () => {
  const { ref, reference } = await paid(20);
  await Promise.all(Array.from({ length: 10 }, () => shop.verify(reference, me)));
  await pressAtSandbox(shop, ref, 'dispute');
  await pressAtSandbox(shop, ref, 'win');
  expect(await balance()).toBe(20);
  const { provider_ref: transaction } = await paymentOf(shop, reference);
  expect(await history()).toMatchObject([
    {
      ...{ type: 1, rel_type: 3, amount: 20, starting_balance: 0, end_balance: 20 },
      payment_processor_transaction_id: transaction,
    },
  ]);
  expect((await history())[0]?.payment_processor_name).toBeTruthy();
  const told = await mails();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    recipient: 'saver@shopper.example',
    data: { amount: '€20.00', balance: '€20.00', link: expect.stringMatching(/\/en\/balance$/) },
  });
});

test('a failed or cancelled payment credits nothing, and the sum can be paid again', async () => {
  const slug = await begin(50);
  const declined = await pay(slug, 50);
  await shop.payAt(shop.app, declined.redirect_url ?? '', { action: 'pay', number: '4000000000000002' });
  expect((await shop.verify(declined.payment_reference, me)).body).toMatchObject({ state: 'failed' });
  expect(await balance()).toBe(0);
  const again = await pay(slug, 50, 'a-second-key');
  await shop.payAt(shop.app, again.redirect_url ?? '');
  await shop.verify(again.payment_reference, me);
  expect(await balance()).toBe(50);
});

test('refunds are deducted from the balance in parts, and never twice', async () => {
  const { ref } = await paid(50);
  await pressAtSandbox(shop, ref, 'refund_half');
  expect(await balance()).toBe(25);
  await pressAtSandbox(shop, ref, 'refund');
  await pressAtSandbox(shop, ref, 'refund').catch(() => undefined);
  expect(await balance()).toBe(0);
  expect((await history()).map(({ type, rel_type, amount }) => [type, rel_type, amount])).toEqual([
    [2, 2, 25],
    [2, 2, 25],
    [1, 3, 50],
  ]);
});

test('money spent before its refund is owed: staff see it, and the balance stays above zero', async () => {
  const { ref } = await paid(50);
  await shop.db.updateTable('client_balance').set({ held: 400_000 }).execute();
  await pressAtSandbox(shop, ref, 'refund');
  expect(await balance()).toBe(40);
  expect(await shop.db.selectFrom('top_up').select(['taken_back', 'owed']).execute()).toEqual([
    { taken_back: 100_000, owed: 400_000 },
  ]);
  await shop.deps.audit.flush();
  const owed = await shop.db
    .selectFrom('audit_event')
    .select(['outcome', 'details'])
    .where('event', '=', 'balance.owed')
    .execute();
  expect(owed).toMatchObject([{ outcome: 'failed', details: { amount: 400_000 } }]);
});

test('a sum that is too small, too large or has parts of a cent is refused by its field', async () => {
  const refusals: [number, string][] = [
    [4.99, 'top_up_too_small'],
    [-20, 'top_up_too_small'],
    [2_000.01, 'top_up_too_large'],
    [20.005, 'top_up_fraction'],
    [20.000001, 'top_up_fraction'],
  ];
  for (const [amount, code] of refusals) {
    const { status, body } = await topUp(amount);
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { amount: [code] } } });
  }
  expect(await shop.db.selectFrom('payable').select('id').execute()).toEqual([]);
});

test('a top-up left for a day cannot be paid, but a payment in progress is still credited', async () => {
  const slug = await begin(50);
  const begun = await pay(slug, 50);
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  shop.wait(24 * 60 * 60 + 1);
  expect((await calls.look(slug, me)).status).toBe(410);
  await shop.verify(begun.payment_reference, me);
  expect(await balance()).toBe(50);
});

test('a brand with another currency has its own limits, and another client finds no top-up', async () => {
  const gulf = { token: await logIn(shop, 'saver@shopper.example', 'ae'), brand: 'ae' };
  expect((await topUp(10, gulf)).body).toMatchObject({ errors: { amount: ['top_up_too_small'] } });
  const { slug } = (await topUp(100, gulf)).body;
  expect((await calls.look(slug, gulf)).body.payable).toMatchObject({ currency: 'AED', due: 100 });
  expect((await calls.look(slug, me)).status).toBe(404);
  expect((await topUp(100, {})).status).toBe(401);
});
