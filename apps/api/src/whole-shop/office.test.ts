import { quotesContract } from '@shop/contracts/quotes';
import { staffCallsContract, type Intake } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { toJson } from '@shop/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let lead: Officer;
beforeAll(async () => {
  shop = await createWholeShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  lead = await hire(shop, 'lead', 'lead');
});
afterAll(() => shop.close());

const suiteOf = async (email: string) => {
  await logIn(shop, email);
  const { id, suite_number } = await shop.db
    .selectFrom('client')
    .select(['id', 'suite_number'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, suite: suite_number };
};

const PARCEL: Intake = {
  ...{ tracking_number: '1Z-999-AA1', suite: '' },
  ...{ weight_g: 1_200, sides_mm: [300, 200, 100] },
};

const acts = async () =>
  (await office(staffCallsContract.acts, { as: lead, body: {} })).body.acts.map(
    ({ who, act, subject_kind: kind, before, after }) => ({ who, act, kind, before, after }),
  );

test('a parcel is taken in by its suite: received, measured, and logged with before and after', async () => {
  const { suite } = await suiteOf('ona@shopper.example');
  const warehouse = await hire(shop, 'vytas', 'warehouse');
  const taken = await office(staffCallsContract.takeIn, { as: warehouse, body: { ...PARCEL, suite } });
  expect(taken.body.parcel).toMatchObject({ state: 'checked', suite, weight_g: 1_200 });
  expect((await acts()).slice(0, 2)).toMatchObject([
    {
      ...{ who: `staff:${warehouse.id}`, act: 'warehouse:check', kind: 'package' },
      before: { state: 'received', weight_g: null },
      after: { state: 'checked', weight_g: 1_200 },
    },
    { act: 'warehouse:receive', before: null, after: { state: 'received' } },
  ]);
  const { parcel } = (
    await office(staffCallsContract.moveParcel, {
      as: warehouse,
      body: { id: taken.body.parcel.id, act: 'store', value: 'a-12' },
    })
  ).body;
  expect(parcel).toMatchObject({ state: 'in_storage', shelf: 'A-12' });
  const again = await office(staffCallsContract.takeIn, { as: warehouse, body: { ...PARCEL, suite } });
  expect(again).toMatchObject({ status: 409, body: { errors: {} } });
});

test('the overview counts the parcels that the queue lists, in every state', async () => {
  const { suite } = await suiteOf('ona@shopper.example');
  const taken = await office(staffCallsContract.takeIn, { as: lead, body: { ...PARCEL, suite } });
  const { id } = taken.body.parcel;
  const states = ['received', 'unidentified', 'checked', 'restricted_hold', 'overdue', 'in_storage'] as const;
  for (const state of states) {
    const stored_at = shop.clock.now;
    await shop.db.updateTable('package').set({ state, stored_at }).where('id', '=', id).execute();
    const { parcels } = (await office(staffCallsContract.overview, { as: lead })).body;
    const { waiting } = (await office(staffCallsContract.parcels, { as: lead })).body;
    expect([state, parcels, waiting.length]).toEqual([state, ...(state === 'in_storage' ? [0, 0] : [1, 1])]);
  }
});

test('a parcel without an owner is received with its measures, and checked once it is identified', async () => {
  const { suite } = await suiteOf('ona@shopper.example');
  const { id, ...taken } = (await office(staffCallsContract.takeIn, { as: lead, body: PARCEL })).body.parcel;
  expect(taken).toMatchObject({ state: 'unidentified', weight_g: 1_200, sides_mm: [300, 200, 100] });
  expect((await office(staffCallsContract.overview, { as: lead })).body).toMatchObject({ parcels: 1 });
  const identify = { id, act: 'identify', value: 'LT-99999999' } as const;
  expect((await office(staffCallsContract.moveParcel, { as: lead, body: identify })).status).toBe(409);
  await office(staffCallsContract.moveParcel, { as: lead, body: { ...identify, value: suite } });
  const { parcel } = (await office(staffCallsContract.parcel, { as: lead, body: { id } })).body;
  expect(parcel).toMatchObject({ state: 'received', suite, weight_g: 1_200, sides_mm: [300, 200, 100] });
  const measures = { weight_g: 900, sides_mm: [200, 100, 100] as [number, number, number] };
  const checked = await office(staffCallsContract.checkParcel, { as: lead, body: { id, ...measures } });
  expect(checked.body.parcel).toMatchObject({ state: 'checked', suite, weight_g: 900 });
});

test('orders, clients and parcels are found by a suite, an e-mail or a number', async () => {
  const { id, suite } = await suiteOf('ona@shopper.example');
  await office(staffCallsContract.takeIn, { as: lead, body: { ...PARCEL, suite } });
  const find = async (text: string) =>
    (await office(staffCallsContract.search, { as: lead, body: { text } })).body;
  expect((await find(suite.toLowerCase())).clients).toMatchObject([{ id, email: 'ona@shopper.example' }]);
  expect((await find('Ona@shopper.example')).clients).toMatchObject([{ id, suite }]);
  expect((await find('1z-999-aa1')).parcels).toMatchObject([{ tracking_number: '1Z-999-AA1' }]);
  expect(await find('QU1')).toMatchObject({ orders: [], clients: [], parcels: [] });
});

const requested = async () => {
  const item = {
    ...{ url: 'https://mugs.example/p/1', title: 'Mug', options: '', quantity: 1, price: null },
    ...{ currency_id: 2, category_id: null, weight_kg: null, sides_cm: null },
  };
  const added = await shop.call(quotesContract.addItem, { body: item });
  const token = String(added.headers['x-shop-session']);
  const sent = { email: 'ona@shopper.example', country_id: 1, shipping_method: 'air', note: '' } as const;
  await shop.call(quotesContract.submit, { token, body: sent });
  const [quote] = (await office(staffCallsContract.quotes, { as: lead, body: {} })).body.quotes;
  return quote!;
};

const learnMugs = () =>
  shop.db
    .insertInto('goods_kind')
    .values({
      ...{ category_id: 7, weight_g: 400, least_weight_g: 250, most_weight_g: 700 },
      ...{ length_mm: 120, width_mm: 100, height_mm: 100, tariff_line: '6912.00' },
      learned_at: shop.clock.now,
    })
    .execute();

test('a buyer takes a request, sees the pricer’s proposal once the facts are known, and offers it', async () => {
  await learnMugs();
  const { id, email, state } = await requested();
  expect({ email, state }).toEqual({ email: 'ona@shopper.example', state: 'pricing' });
  const rasa = await hire(shop, 'rasa', 'buyer');
  const look = async () => (await office(staffCallsContract.quote, { as: rasa, body: { id } })).body.quote;
  await office(staffCallsContract.takeQuote, { as: rasa, body: { id } });
  const before = await look();
  expect(before).toMatchObject({ taken_by: 'rasa', is_mine: true, proposal: null });
  expect((await office(staffCallsContract.offerQuote, { as: rasa, body: { id } })).status).toBe(409);
  const facts = { id, line_id: before.lines[0]!.id, price: 12.5, category_id: 7 };
  await office(staffCallsContract.setQuoteFacts, { as: rasa, body: facts });
  const { proposal } = await look();
  expect(proposal?.total).toBeGreaterThan(12.5);
  const offered = await office(staffCallsContract.offerQuote, { as: rasa, body: { id } });
  expect(offered.body.state).toBe('offered');
  const { total } = await shop.db.selectFrom('quote_offer').select('total').executeTakeFirstOrThrow();
  expect(total).toBe(Math.round(proposal!.total * 10_000));
  expect((await acts())[0]).toMatchObject({
    ...{ who: `staff:${rasa.id}`, act: 'quote:offer' },
    ...{ before: { state: 'pricing' }, after: { state: 'offered' } },
  });
  expect((await office(staffCallsContract.quotes, { as: rasa, body: {} })).body.quotes).toEqual([]);
});

test('the overview counts what the person may see, and the log is verified', async () => {
  const finance = await hire(shop, 'fin', 'finance');
  const seen = await office(staffCallsContract.overview, { as: finance });
  expect(seen.body).toMatchObject({ quotes: null, parcels: null, reviews: 0, balance_requests: 0 });
  await office(staffCallsContract.takeIn, { as: lead, body: PARCEL });
  const verified = await office(staffCallsContract.verifyLog, { as: finance });
  expect(verified.body).toMatchObject({ acts: 2, broken_at: null });
});

test('a job that was given up is listed without the people it names, and tried again as an act', async () => {
  const job = { id: '00000000-0000-4000-8000-000000000001', name: 'mail.deliver' };
  shop.jobs.failed.push({
    ...job,
    ...{ attempts: 9, reason: 'no mailbox ona@shopper.example', failedAt: shop.clock.now },
  });
  const list = async () => (await office(staffCallsContract.failedJobs, { as: lead, body: {} })).body.jobs;
  expect(await list()).toMatchObject([{ ...job, attempts: 9, reason: 'no mailbox ***' }]);
  expect((await office(staffCallsContract.overview, { as: lead })).body.failed_jobs).toBe(1);
  expect((await office(staffCallsContract.retryJob, { as: lead, body: job })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(shop.jobs.sent.map(({ name }) => name)).toContain('mail.deliver');
  expect((await acts())[0]).toMatchObject({ act: 'job.retried', kind: 'job', after: { state: 'retry' } });
  expect((await office(staffCallsContract.retryJob, { as: lead, body: job })).status).toBe(409);
});

test('a mail that was given up is delivered once more as an act', async () => {
  await shop.db
    .insertInto('mail_outbox')
    .values({
      ...{ unique_key: 'a mail', brand_key: 'lt', language: 'en', recipient: 'ona@shopper.example' },
      ...{ template: 'order-confirmation', data: toJson({ name: 'Ona' }), state: 'failed', attempts: 6 },
      last_error: 'no mailbox ona@shopper.example',
    })
    .execute();
  const list = async () => (await office(staffCallsContract.failedMails, { as: lead, body: {} })).body.mails;
  const [given] = await list();
  expect(given).toMatchObject({ template: 'order-confirmation', attempts: 6, reason: 'no mailbox ***' });
  const body = { id: given!.id };
  expect((await office(staffCallsContract.retryMail, { as: lead, body })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(shop.jobs.sent.map(({ name }) => name)).toContain('mail-deliver');
  expect((await acts())[0]).toMatchObject({ act: 'mail.retried', kind: 'mail', after: { state: 'waiting' } });
  expect((await office(staffCallsContract.retryMail, { as: lead, body })).status).toBe(409);
});
