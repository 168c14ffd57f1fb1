import { authContract } from '@shop/contracts/auth';
import { balanceContract } from '@shop/contracts/balance';
import { invoicesContract } from '@shop/contracts/invoices';
import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import { staffCallsContract } from '@shop/contracts/staff';
import { createMiscInvoices } from '@shop/commerce-misc-invoices';
import { reconcile } from '@shop/commerce-payments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn, openSession } from '../testing/belongings.ts';
import { issueDocuments } from '../testing/issue-documents.ts';
import { miscInvoiceOffice, STORAGE_TOTAL } from '../testing/misc-invoices.ts';
import { payablesOf } from '../testing/payables.ts';
import { dutiesOf, paymentOf } from '../testing/payments.ts';
import { pressAtSandbox, sendWebhooksAgain } from '../testing/press-at-sandbox.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const EMAIL = 'storer@shopper.example';

let shop: WholeShop;
let payables: ReturnType<typeof payablesOf>;
let office: Awaited<ReturnType<typeof miscInvoiceOffice>>;
let me: { token: string };
let clientId: number;
beforeAll(async () => {
  shop = await createWholeShop();
  payables = payablesOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  office = await miscInvoiceOffice(shop);
  me = { token: await logIn(shop, EMAIL) };
  clientId = await idOf(EMAIL);
});
afterAll(() => shop.close());

type As = { token?: string; brand?: string };

const idOf = async (email: string): Promise<number> =>
  (await shop.db.selectFrom('client').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const read = (slug: string, as: As = me) => shop.call(miscInvoicesContract.one, { ...as, body: { slug } });
const accept = (slug: string, as: As = me) =>
  shop.call(miscInvoicesContract.accept, { ...as, body: { slug } });
const decline = (slug: string, reason = '', as: As = me) =>
  shop.call(miscInvoicesContract.decline, { ...as, body: { slug, reason } });
const stateOf = async (slug: string) => (await read(slug)).body.invoice.state;
const accepted = async () => {
  const sent = await office.send(clientId);
  await accept(sent.slug);
  return sent;
};
const begin = async (slug: string, key = 'a-first-key') =>
  (await payables.pay(slug, me, STORAGE_TOTAL, {}, key)).body;
const paid = async () => {
  const sent = await accepted();
  const begun = await begin(sent.slug);
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  const { body } = await shop.verify(begun.payment_reference, me);
  return { ...sent, outcome: body, ref: begun.redirect_url?.split('/').at(-1) ?? '' };
};
const mails = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select(['language', 'data', 'recipient'])
      .where('template', '=', 'misc-invoice')
      .orderBy('id')
      .execute()
  ).map(({ data, ...mail }) => ({ ...mail, data: data as Record<string, string> }));
const news = async () => (await mails()).map(({ data }) => data['news']);
const unpaidCount = async () =>
  (await shop.call(authContract.currentUser, { ...me, body: {} })).body.user?.unpaid_orders_count;

describe('staff', () => {
  test('write a draft, which its client cannot see, and send it with the next number of its brand and year', async () => {
    const { body } = await office.draft(clientId);
    expect(body.invoice).toMatchObject({
      ...{ state: 'draft', number: null, brand: 'lt', currency: 'EUR' },
      ...{ net: 9.33, vat: 1.96, total: STORAGE_TOTAL },
    });
    const slug = await office.slugOf(body.invoice.id);
    expect((await read(slug)).status).toBe(404);
    expect((await shop.call(miscInvoicesContract.list, { ...me, body: {} })).body.invoices).toEqual([]);
    const year = shop.clock.now.getUTCFullYear();
    expect((await office.issue(body.invoice.id)).body.invoice).toMatchObject({
      ...{ state: 'issued', number: `MI-LT-${year}-000001` },
    });
    expect((await office.send(clientId)).number).toBe(`MI-LT-${year}-000002`);
    expect(await office.issue(body.invoice.id)).toMatchObject({
      status: 409,
      body: { message: 'misc_invoice.impossible', errors: { from: ['issued'], to: ['issued'] } },
    });
    expect((await office.send(clientId)).number).toBe(`MI-LT-${year}-000003`);
  });

  test('invoices that are sent at the same moment have numbers without a gap', async () => {
    const drafts = await Promise.all(Array.from({ length: 12 }, () => office.draft(clientId)));
    const empty = await office.draft(clientId, {
      lines: [{ description: 'Nothing', quantity: 1, price: 0, rate: 0 }],
    });
    const ids = [...drafts, empty].map(({ body }) => body.invoice.id);
    // Each is sent twice: the second time takes no number.
    await Promise.all([...ids, ...ids].map((id) => office.issue(id)));
    const rows = await shop.db
      .selectFrom('misc_invoice')
      .select('number')
      .where('number', 'is not', null)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(await news()).toHaveLength(12);
  });

  test('cannot send one without a sum or with a due day that is over, nor write one for nobody', async () => {
    const free = await office.draft(clientId, {
      lines: [{ description: 'Nothing', quantity: 1, price: 0, rate: 0 }],
    });
    expect(await office.issue(free.body.invoice.id)).toMatchObject({
      status: 422,
      body: { errors: { lines: ['nothing_to_pay'] } },
    });
    const late = await office.draft(clientId, { due_on: '2020-01-01' });
    expect(await office.issue(late.body.invoice.id)).toMatchObject({
      body: { errors: { due_on: ['due_day_over'] } },
    });
    expect((await office.draft(999_999)).status).toBe(404);
    const parts = await office.draft(clientId, {
      lines: [{ description: 'Half a cent', quantity: 1, price: 0.005, rate: 0 }],
    });
    expect(parts).toMatchObject({ status: 422, body: { errors: { lines: ['fraction'] } } });
  });

  test('each act is in the log of acts and in the history, with time and actor', async () => {
    const { id } = await office.send(clientId);
    await office.takeBack(id);
    const { body } = await office.office(staffCallsContract.acts, {
      as: office.as,
      body: { subject_kind: 'misc_invoice', subject_id: String(id) },
    });
    expect(body.acts.map(({ act, before, after }) => [act, before, after?.['state']])).toEqual([
      ['misc_invoice:void', { state: 'issued' }, 'void'],
      ['misc_invoice:issue', { state: 'draft' }, 'issued'],
      ['misc_invoice:draft', null, 'draft'],
    ]);
    const events = await shop.db
      .selectFrom('misc_invoice_event')
      .select(['state', 'actor', 'reason', 'created_at'])
      .where('misc_invoice_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ state }) => state)).toEqual(['draft', 'issued', 'void']);
    expect(events[2]).toMatchObject({ reason: 'sent by mistake', created_at: shop.clock.now });
    expect(events[2]?.actor).toMatch(/^staff:finance/);
  });

  test('what was sent cannot be changed in the database either', async () => {
    const { id } = await office.send(clientId);
    const change = shop.db.updateTable('misc_invoice').set({ title: 'Other' }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow(/never changed/);
    const line = shop.db
      .updateTable('misc_invoice_line')
      .set({ quantity: 1 })
      .where('misc_invoice_id', '=', id);
    await expect(line.execute()).rejects.toThrow(/never changed/);
  });
});

describe('its client', () => {
  test('gets a mail in the own language, and reads lines, VAT, total and due day', async () => {
    await shop.db.updateTable('client').set({ language_id: 2, first_name: 'Ona' }).execute();
    const { slug, number } = await office.send(clientId);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      ...{ recipient: EMAIL },
      data: { news: 'issued', number, link: expect.stringMatching(new RegExp(`/invoice/misc/${slug}$`)) },
    });
    expect((await read(slug)).body.invoice).toMatchObject({
      ...{ state: 'issued', number, due_on: '2099-12-10', net: 9.33, total: STORAGE_TOTAL },
      lines: [
        { description: 'Saugojimas, 12 dienų', quantity: 12, price: 0.5, net: 6, rate: 0.21 },
        { description: 'Dėžė', quantity: 1, price: 3.33, net: 3.33, rate: 0.21 },
      ],
      taxed: [{ rate: 0.21, base: 9.33, vat: 1.96 }],
      ...{ can_accept: true, can_decline: true, can_pay: false, documents: [] },
    });
  });

  test('accepts it once; only then it waits for payment, and is counted as unpaid', async () => {
    const { slug } = await office.send(clientId);
    expect(await unpaidCount()).toBe(0);
    expect((await payables.look(slug, me)).status).toBe(404);
    await Promise.all([accept(slug), accept(slug), accept(slug)]);
    expect(await unpaidCount()).toBe(1);
    expect((await payables.look(slug, me)).body.payable).toMatchObject({
      ...{ kind: 'misc_invoice', due: STORAGE_TOTAL, order_slug: null, is_guest: false },
    });
    const events = await shop.db.selectFrom('misc_invoice_event').select('state').orderBy('id').execute();
    expect(events.map(({ state }) => state)).toEqual(['draft', 'issued', 'accepted']);
    expect(await decline(slug)).toMatchObject({
      ...{ status: 409 },
      body: { errors: { from: ['accepted'], to: ['declined'] } },
    });
  });

  test('declines it, with a reason for staff; it can then neither be accepted nor paid', async () => {
    const { slug, id } = await office.send(clientId);
    expect((await decline(slug, '  Nieko nesaugojau.  ')).status).toBe(200);
    expect((await decline(slug)).status).toBe(200);
    expect((await accept(slug)).body).toMatchObject({ errors: { from: ['declined'], to: ['accepted'] } });
    expect((await payables.look(slug, me)).status).toBe(404);
    const { body } = await office.list({ client_id: clientId });
    expect(body.invoices).toMatchObject([{ id, state: 'declined', decline_reason: 'Nieko nesaugojau.' }]);
  });

  test('another client, another brand and a guest find nothing', async () => {
    const { slug } = await office.send(clientId);
    const stranger = { token: await logIn(shop, 'stranger@shopper.example') };
    const elsewhere = { token: await logIn(shop, EMAIL, 'lv'), brand: 'lv' };
    for (const as of [stranger, elsewhere]) {
      expect((await read(slug, as)).status).toBe(404);
      expect((await accept(slug, as)).status).toBe(404);
      expect((await decline(slug, '', as)).status).toBe(404);
    }
    expect((await read(slug, {})).status).toBe(401);
    expect(await stateOf(slug)).toBe('issued');
  });
});

describe('paying it', () => {
  test('by card: it is paid, confirmed by mail, and gets its VAT invoice', async () => {
    const { slug, number, outcome } = await paid();
    expect(outcome).toMatchObject({ state: 'paid', paid_for: 'misc_invoice', success_slug: slug });
    expect(await stateOf(slug)).toBe('paid');
    expect(await unpaidCount()).toBe(0);
    expect(await news()).toEqual(['issued', 'paid']);
    expect((await payables.look(slug, me)).body).toMatchObject({ message: 'misc_invoice.paid' });
    expect(await issueDocuments(shop)).toBe(1);
    const [document] = (await read(slug)).body.invoice.documents;
    const { body } = await shop.call(invoicesContract.one, {
      ...me,
      body: { id: document?.id ?? 0, language_id: 1 },
    });
    expect(body.invoice).toMatchObject({
      ...{ kind: 'invoice', order_number: number, order_slug: null, misc_invoice_slug: slug },
      goods: [
        { name: 'Saugojimas, 12 dienų', sku: null, quantity: 12, net: 6 },
        { name: 'Dėžė', net: 3.33 },
      ],
      ...{ net: 9.33, vat: 1.96, rounding: 0, total: STORAGE_TOTAL, from_balance: 0 },
    });
    const ubl = await shop.call(invoicesContract.ubl, {
      ...me,
      params: { id: String(document?.id) },
    });
    expect(ubl.status).toBe(200);
    const stranger = { token: await logIn(shop, 'stranger@shopper.example') };
    const foreign = await shop.call(invoicesContract.one, {
      ...stranger,
      body: { id: document?.id ?? 0, language_id: 1 },
    });
    expect(foreign.status).toBe(404);
  });

  test('R-BAL-09 from the balance: the entry has related type 4 and the number of the invoice', async () => {
    await shop.db
      .insertInto('client_balance')
      .values({ client_id: clientId, currency_id: 1, balance: 500_000 })
      .execute();
    const { slug, id } = await accepted();
    const change = { payment_processor_id: 0, use_balance: true };
    expect((await payables.pay(slug, me, 0, change)).body).toMatchObject({ state: 'paid' });
    const { body } = await shop.call(balanceContract.history, { ...me, body: {} });
    expect(body).toMatchObject([{ type: 2, rel_type: 4, rel_id: id, amount: STORAGE_TOTAL }]);
    await issueDocuments(shop);
    expect((await read(slug)).body.invoice).toMatchObject({
      ...{ state: 'paid', documents: [{ kind: 'invoice' }] },
    });
  });

  test('a refund is a credit note, and the client is told', async () => {
    const { slug, ref } = await paid();
    await issueDocuments(shop);
    await pressAtSandbox(shop, ref, 'refund');
    await issueDocuments(shop);
    const { invoice } = (await read(slug)).body;
    expect(invoice.state).toBe('paid');
    expect(invoice.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(await news()).toEqual(['issued', 'paid', 'refunded']);
  });
});

describe('voided by staff', () => {
  test('it can no longer be paid, and its client is told', async () => {
    const { slug, id } = await accepted();
    expect((await office.takeBack(id)).status).toBe(200);
    expect(await unpaidCount()).toBe(0);
    expect((await payables.look(slug, me)).status).toBe(410);
    expect(await news()).toEqual(['issued', 'void']);
    const second = await office.takeBack(id);
    expect(second.body).toMatchObject({ errors: { from: ['void'], to: ['void'] } });
  });

  test('while a payment is under way it is refused, and the payment is booked', async () => {
    const { slug, id } = await accepted();
    const begun = await begin(slug);
    expect(await office.takeBack(id)).toMatchObject({
      status: 409,
      body: { message: 'misc_invoice.payment_in_flight' },
    });
    await shop.payAt(shop.app, begun.redirect_url ?? '');
    await shop.verify(begun.payment_reference, me);
    expect(await stateOf(slug)).toBe('paid');
    expect((await office.takeBack(id)).body).toMatchObject({ errors: { from: ['paid'], to: ['void'] } });
  });

  test('at the same moment as it is paid, exactly one of both happens', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { slug, id } = await accepted();
      const [pay, takeBack] = await Promise.all([
        payables.pay(slug, me, STORAGE_TOTAL, {}, `key-${round}`),
        office.takeBack(id),
      ]);
      expect([pay.status === 200, takeBack.status === 200].filter(Boolean)).toHaveLength(1);
      const { state } = await shop.db
        .selectFrom('payable')
        .select('state')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      expect(state).toBe(takeBack.status === 200 ? 'closed' : 'open');
    }
  });

  test('money that comes after its payment was given up is given back once, and the invoice stays void', async () => {
    const { slug, id } = await accepted();
    const begun = await begin(slug);
    // The shop has closed the payment, and the provider takes the money all the same.
    await shop.db.updateTable('payment').set({ state: 'cancelled' }).execute();
    expect((await office.takeBack(id)).status).toBe(200);
    await shop.payAt(shop.app, begun.redirect_url ?? '');
    const ref = begun.redirect_url?.split('/').at(-1) ?? '';
    for (let more = 0; more < 3; more += 1) await sendWebhooksAgain(shop, ref);
    expect(await paymentOf(shop, begun.payment_reference)).toMatchObject({ state: 'refund_due' });
    shop.wait(60);
    await Promise.all([reconcile(dutiesOf(shop)), reconcile(dutiesOf(shop))]);
    expect(await paymentOf(shop, begun.payment_reference)).toMatchObject({
      ...{ state: 'refunded', booked_at: null, refunded_amount: 112_900 },
    });
    expect(await shop.db.selectFrom('sandbox_payment').select('state').execute()).toEqual([
      { state: 'refunded' },
    ]);
    expect(await shop.db.selectFrom('invoice_due').select('id').execute()).toEqual([]);
    expect(await shop.db.selectFrom('misc_invoice').select('state').execute()).toEqual([{ state: 'void' }]);
  });

  test('a declined one is not accepted at the same moment: exactly one of both happens', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { slug } = await office.send(clientId);
      const answers = await Promise.all([accept(slug), decline(slug)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const open = await shop.db.selectFrom('payable').select('id').where('slug', '=', slug).execute();
      expect(open).toHaveLength((await stateOf(slug)) === 'accepted' ? 1 : 0);
    }
  });
});

describe('overdue', () => {
  const lapse = () => {
    const { db, brands, mail } = shop.deps;
    return createMiscInvoices({ db, brands, mail, clock: () => shop.clock.now }).lapse();
  };
  const dayAfter = (days: number) =>
    new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  test('an issued one becomes overdue after its due day, and its client is mailed once', async () => {
    const { slug } = await office.send(clientId, { due_on: dayAfter(2) });
    expect(await lapse()).toBe(0);
    shop.wait(4 * 86_400);
    expect((await Promise.all([lapse(), lapse()])).reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await lapse()).toBe(0);
    me = { token: await openSession(shop, clientId) };
    expect(await stateOf(slug)).toBe('overdue');
    expect(await news()).toEqual(['issued', 'overdue']);
    expect((await decline(slug)).status).toBe(409);
    expect((await accept(slug)).status).toBe(200);
  });

  test('an accepted or paid one never becomes overdue', async () => {
    const first = await office.send(clientId, { due_on: dayAfter(2) });
    const second = await office.send(clientId, { due_on: dayAfter(2) });
    await accept(first.slug);
    await accept(second.slug);
    const begun = await begin(second.slug);
    await shop.payAt(shop.app, begun.redirect_url ?? '');
    await shop.verify(begun.payment_reference, me);
    shop.wait(4 * 86_400);
    expect(await lapse()).toBe(0);
    const states = await shop.db.selectFrom('misc_invoice').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state)).toEqual(['accepted', 'paid']);
  });
});
