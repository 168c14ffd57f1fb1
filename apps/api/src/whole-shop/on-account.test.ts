import { ordersContract } from '@shop/contracts/orders';
import { proContract } from '@shop/contracts/pro';
import { staffCallsContract } from '@shop/contracts/staff';
import { findMissed } from '@shop/commerce-invoices';
import { createMiscInvoices } from '@shop/commerce-misc-invoices';
import { orderRefund } from '@shop/commerce-payments';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn, openSession } from '../testing/belongings.ts';
import { miscInvoiceOffice } from '../testing/misc-invoices.ts';
import { balanceOf, claimOf, makeProWith } from '../testing/on-account.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { settlingOf } from '../testing/payments.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const ACCOUNT = { payment_processor_id: PAYMENT_PROVIDER.account };
const EMAIL = 'buyer@company.example';

let shop: WholeShop;
let calls: ReturnType<typeof payablesOf>;
let me: { token: string };
let clientId: number;
beforeAll(async () => {
  shop = await createWholeShop();
  calls = payablesOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  me = { token: await logIn(shop, EMAIL) };
  clientId = await makeProWith(shop, EMAIL, { limit: 5_000_000, dueDays: 21 });
});
afterAll(() => shop.close());

const waits = (change: Partial<Parameters<typeof waitForMoney>[1]> = {}) =>
  waitForMoney(shop, { clientId, ...change });
const look = async (slug: string) => (await calls.look(slug, me)).body.payable;
const pay = (slug: string, total = 100, key = `key-${slug}`, change: object = {}) =>
  calls.pay(slug, me, total, { ...ACCOUNT, ...change }, key);
const bought = async (change: Parameters<typeof waits>[0] = {}) => {
  const order = await waits(change);
  expect((await pay(order.slug, (change?.due ?? 1_000_000) / 10_000)).body).toMatchObject({ state: 'paid' });
  return { ...order, claim: await claimOf(shop, order.orderId) };
};
const claims = () =>
  shop.db
    .selectFrom('misc_invoice')
    .selectAll()
    .where('claim_of_payment_id', 'is not', null)
    .orderBy('id')
    .execute();
/** What is due to be written about the money. */
const documents = () =>
  shop.db.selectFrom('invoice_due').select(['kind', 'quote_id', 'misc_invoice_id']).orderBy('id').execute();
const account = async () => (await shop.call(proContract.state, { ...me, body: {} })).body.account;
const balance = () => balanceOf(shop, clientId);
const orderState = async (slug: string) =>
  (await shop.call(ordersContract.one, { ...me, body: { slug, language_id: 1 } })).body.order?.state;
const payByCard = async (slug: string, total: number) => {
  const begun = (await calls.pay(slug, me, total, {}, `card-${slug}`)).body;
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  return (await shop.verify(begun.payment_reference, me)).body;
};
const lapse = () => {
  const { db, brands, mail } = shop.deps;
  return createMiscInvoices({ db, brands, mail, clock: () => shop.clock.now }).lapse();
};

describe('a quote of a business client', () => {
  test('says the limit, its use, the rest and the due day, and takes the account as a means', async () => {
    const { slug } = await waits();
    const payable = await look(slug);
    expect(payable?.payment_methods.map(({ id }) => id)).toEqual([1, 2, 3, PAYMENT_PROVIDER.account]);
    expect(payable?.on_account).toMatchObject({
      ...{ limit: 500, used: 0, left: 500, currency: 'EUR', refusal: null },
      due_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  test('is paid at once, and leaves one claim that is due after the agreed days', async () => {
    const { slug, claim } = await bought();
    expect(await orderState(slug)).toBe('paid');
    expect(claim).toMatchObject({
      state: 'accepted',
      client_id: clientId,
      net: 1_000_000,
      vat: 0,
      credited: 0,
    });
    const days = (Date.parse(claim.due_on) - shop.clock.now.getTime()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(20);
    expect(Math.round(days)).toBeLessThanOrEqual(21);
    expect(await account()).toMatchObject({ owed: 100, is_overdue: false });
    // Again with the key, and with another.
    expect((await pay(slug)).status).toBe(200);
    expect((await pay(slug, 100, 'another-key-of-it')).status).toBe(409);
    expect(await claims()).toHaveLength(1);
  });

  test('has its VAT invoice at the payment, and the paid claim has none', async () => {
    const { claim, orderId } = await bought();
    expect(await payByCard(claim.slug, 100)).toMatchObject({ state: 'paid' });
    await findMissed(shop.db);
    expect(await documents()).toEqual([{ kind: 'invoice', quote_id: orderId, misc_invoice_id: null }]);
    expect(await claims()).toMatchObject([{ state: 'paid' }]);
    expect(await account()).toMatchObject({ owed: 0 });
  });

  test('a forward request is paid on account as well', async () => {
    const { claim } = await bought({ kind: 'forward_request' });
    expect(claim.title).toMatch(/^FR\d+$/);
  });

  test('the balance may pay a part, and only the rest is claimed', async () => {
    await shop.db
      .insertInto('client_balance')
      .values({ client_id: clientId, currency_id: 1, balance: 400_000 })
      .execute();
    const { slug, orderId } = await waits();
    expect((await pay(slug, 60, 'with-balance', { use_balance: true })).body).toMatchObject({
      state: 'paid',
    });
    expect((await claimOf(shop, orderId)).total).toBe(600_000);
    expect(await balance()).toBe(0);
  });
});

describe('is refused', () => {
  const refused = async (slug: string, code: string, total = 100) =>
    expect(await pay(slug, total)).toMatchObject({
      ...{ status: 422, body: { errors: { payment_processor_id: [code] } } },
    });

  test('a sum above the rest of the limit, whose page says so', async () => {
    await bought({ due: 4_500_000 });
    const { slug } = await waits();
    expect((await look(slug))?.on_account).toMatchObject({ left: 50, refusal: 'account_limit' });
    expect((await look(slug))?.payment_methods.map(({ id }) => id)).toEqual([1, 2, 3]);
    await refused(slug, 'account_limit');
    expect(await claims()).toHaveLength(1);
  });

  test('everything while a claim is overdue, until it is paid', async () => {
    const { claim } = await bought();
    const { slug } = await waits();
    shop.wait(23 * 86_400);
    me = { token: await openSession(shop, clientId) };
    expect((await look(slug))?.on_account?.refusal).toBe('account_overdue');
    await refused(slug, 'account_overdue');
    expect(await lapse()).toBe(1);
    expect(await lapse()).toBe(0);
    const { invoices } = (await shop.call(proContract.invoices, { ...me, body: { filter: 'open' } })).body;
    expect(invoices).toMatchObject([{ state: 'overdue', open: 100 }]);
    expect((await account())?.is_overdue).toBe(true);
    await payByCard(claim.slug, 100);
    expect((await look(slug))?.on_account?.refusal).toBeNull();
    expect((await pay(slug, 100, 'after-paying-it')).body).toMatchObject({ state: 'paid' });
  });

  test('a client without a limit, and a client who is not pro', async () => {
    await shop.db.updateTable('pro_account').set({ credit_limit: 0 }).execute();
    const { slug } = await waits();
    expect((await look(slug))?.on_account).toBeUndefined();
    await refused(slug, 'account_gone');
    await shop.db.updateTable('pro_account').set({ credit_limit: 5_000_000 }).execute();
    await shop.db.deleteFrom('pro_member').where('client_id', '=', clientId).execute();
    await refused(slug, 'account_gone');
  });

  test('another currency than the limit’s', async () => {
    const { slug } = await waits({ currencyId: 2 });
    expect((await look(slug))?.on_account).toBeUndefined();
    await refused(slug, 'account_gone');
  });

  test('the claim itself, and any other invoice', async () => {
    const { claim } = await bought();
    expect((await look(claim.slug))?.on_account).toBeUndefined();
    await refused(claim.slug, 'account_gone');
  });
});

describe('at the same moment', () => {
  test('twenty payments against a limit that holds five: five are paid, and the use is the limit', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => waits()));
    const answers = await Promise.all(orders.map(({ slug }) => pay(slug)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(15);
    const open = (await claims()).reduce((sum, { total, credited }) => sum + total - credited, 0);
    expect(open).toBe(5_000_000);
    expect(await account()).toMatchObject({ owed: 500, credit_limit: 500 });
    const paid = await shop.db.selectFrom('payable').select('id').where('state', '=', 'paid').execute();
    expect(paid).toHaveLength(5);
  });

  test('one order from many tabs leaves one claim', async () => {
    const { slug } = await waits();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => pay(slug, 100, `tab-${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await claims()).toHaveLength(1);
  });
});

describe('a refund', () => {
  const refund = async (orderId: number, amount: number | null) =>
    orderRefund(settlingOf(shop), { of: { orderId }, amount, reason: 'a scratch', staff: 'rasa' });
  const cancel = (slug: string) =>
    shop.call(ordersContract.cancel, { ...me, body: { slug, reason: 'changed_mind' } });

  test('of a part shrinks the unpaid claim, which is then paid at the rest', async () => {
    const { orderId, claim } = await bought();
    expect(await refund(orderId, 300_000)).toMatchObject({ ok: true });
    expect(await claimOf(shop, orderId)).toMatchObject({
      state: 'accepted',
      total: 1_000_000,
      credited: 300_000,
    });
    expect(await account()).toMatchObject({ owed: 70 });
    expect((await look(claim.slug))?.due).toBe(70);
    expect(await payByCard(claim.slug, 70)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(0);
    // The rest of it was paid, so it goes to the balance.
    expect(await refund(orderId, null)).toMatchObject({ ok: true });
    expect(await balance()).toBe(700_000);
  });

  test('of a cancelled order ends the claim, and the sum is free again', async () => {
    const { slug, orderId, claim } = await bought();
    expect((await cancel(slug)).status).toBe(200);
    expect(await orderState(slug)).toBe('refunded');
    expect(await claimOf(shop, orderId)).toMatchObject({ state: 'void', credited: 1_000_000 });
    expect(await account()).toMatchObject({ owed: 0 });
    expect((await calls.pay(claim.slug, me, 100, {}, 'too-late-to-pay')).status).toBe(410);
    expect(await balance()).toBe(0);
    expect((await documents()).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
  });

  test('of a cancelled order whose claim was paid goes to the balance', async () => {
    const { slug, orderId, claim } = await bought();
    await payByCard(claim.slug, 100);
    expect((await cancel(slug)).status).toBe(200);
    expect(await claimOf(shop, orderId)).toMatchObject({ state: 'paid', credited: 1_000_000 });
    expect(await balance()).toBe(1_000_000);
  });

  test('while the claim is being paid: what it pays too much goes to the balance', async () => {
    const { orderId, claim } = await bought();
    const begun = (await calls.pay(claim.slug, me, 100, {}, 'on-its-way-now')).body;
    await refund(orderId, 300_000);
    await shop.payAt(shop.app, begun.redirect_url ?? '');
    expect((await shop.verify(begun.payment_reference, me)).body).toMatchObject({ state: 'paid' });
    expect(await claimOf(shop, orderId)).toMatchObject({ state: 'paid', credited: 300_000 });
    expect(await balance()).toBe(300_000);
  });

  test('in two parts at the same moment is given once each, never more than the order', async () => {
    const { orderId } = await bought();
    const answers = await Promise.all([600_000, 600_000].map((amount) => refund(orderId, amount)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await claimOf(shop, orderId)).credited).toBe(600_000);
  });

  test('at the moment in which the claim is paid from the balance loses no money, whichever is first', async () => {
    const row = { client_id: clientId, currency_id: 1 as const, balance: 6_000_000 };
    await shop.db.insertInto('client_balance').values(row).execute();
    const orders = await Promise.all(Array.from({ length: 5 }, () => bought()));
    const answers = await Promise.all(
      orders.flatMap(({ slug, claim }) => [
        calls.pay(claim.slug, me, 0, { payment_processor_id: PAYMENT_PROVIDER.balance }, `b-${slug}`),
        cancel(slug),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await balance()).toBe(6_000_000);
    expect(await account()).toMatchObject({ owed: 0 });
    const states = (await claims()).map(({ state, credited }) => ({
      isOver: state !== 'accepted',
      credited,
    }));
    expect(states).toEqual(Array.from({ length: 5 }, () => ({ isOver: true, credited: 1_000_000 })));
  });

  test('a claim that staff took back is owed by nobody, and its refund gives nothing', async () => {
    const { slug, claim, orderId } = await bought();
    const office = await miscInvoiceOffice(shop);
    await office.takeBack(claim.id);
    expect((await cancel(slug)).status).toBe(200);
    expect(await claimOf(shop, orderId)).toMatchObject({ state: 'void' });
    expect(await balance()).toBe(0);
  });
});

describe('staff', () => {
  test('see the limit, its use and what is overdue; without the right they see nothing', async () => {
    const office = officeOf(shop);
    const finance = await hire(shop, 'finance-of-companies', 'finance');
    const seen = async () =>
      (await office(staffCallsContract.companyAccount, { as: finance, body: { client_id: clientId } })).body
        .account;
    const { claim } = await bought();
    expect(await seen()).toMatchObject({
      ...{
        company: 'UAB Prekyba',
        currency: 'EUR',
        limit: 500,
        used: 100,
        left: 400,
        due_days: 21,
        overdue: [],
      },
    });
    shop.wait(23 * 86_400);
    const later = await hire(shop, 'finance-later', 'finance');
    const { body } = await office(staffCallsContract.companyAccount, {
      as: later,
      body: { client_id: clientId },
    });
    expect(body.account?.overdue).toMatchObject([{ id: claim.id, due_on: claim.due_on, open: 100 }]);
    const buyer = await hire(shop, 'a-buyer', 'buyer');
    const refused = await office(staffCallsContract.companyAccount, {
      as: buyer,
      body: { client_id: clientId },
    });
    expect(refused.status).toBe(403);
  });

  test('see nothing of a client without a business account', async () => {
    const finance = await hire(shop, 'finance-of-clients', 'finance');
    await shop.db.deleteFrom('pro_member').where('client_id', '=', clientId).execute();
    const { body } = await officeOf(shop)(staffCallsContract.companyAccount, {
      ...{ as: finance, body: { client_id: clientId } },
    });
    expect(body.account).toBeNull();
  });
});

test('the statement lists each claim with its payments, what was refunded and what is open', async () => {
  const first = await bought();
  await payByCard(first.claim.slug, 100);
  const second = await bought();
  await orderRefund(settlingOf(shop), {
    ...{ of: { orderId: second.orderId }, amount: 300_000, reason: 'a scratch', staff: 'rasa' },
  });
  const { months, claims: listed } = (await shop.call(proContract.statement, { ...me, body: {} })).body;
  expect(listed).toMatchObject([
    { id: second.claim.id, state: 'accepted', total: 100, credited: 30, open: 70, payments: [] },
    { id: first.claim.id, state: 'paid', total: 100, credited: 0, open: 0, payments: [{ amount: 100 }] },
  ]);
  expect(months).toMatchObject([{ invoices: 2, invoiced: 200, open: 70 }]);
});
