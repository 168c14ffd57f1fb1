import { forwardingContract as forwarding, type RequestForwarding } from '@shop/contracts/forwarding';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract } from '@shop/contracts/orders';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { createForwarding } from '@shop/commerce-forwarding';
import { createTariffs } from '@shop/commerce-tariff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn, openSession } from '../testing/belongings.ts';
import { issueDocuments } from '../testing/issue-documents.ts';
import { payablesOf } from '../testing/payables.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { runWarehouseDesk } from '../warehouse-desk/run-warehouse-desk.ts';

const EMAIL = 'sender@shopper.example';
const DAY_MS = 86_400_000;

let shop: WholeShop;
let me: { token: string };
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  me = { token: await logIn(shop, EMAIL) };
});
afterAll(() => shop.close());

const depsOf = () => {
  const clock = () => shop.clock.now;
  return { ...shop.deps, db: shop.db, clock, tariffs: createTariffs({ db: shop.db, clock }) };
};
const desk = (...args: string[]) => runWarehouseDesk(depsOf(), 'rasa', args);
const done = async (...args: string[]) => {
  const { exitCode, text } = await desk(...args);
  expect(exitCode, text).toBe(0);
  return text;
};
const announce = (tracking_number: string, value: number | null = 20) =>
  shop.call(forwarding.announce, {
    ...me,
    body: { tracking_number, shop: 'Store', contents: 'Shirts', value },
  });
const packages = async () =>
  (await shop.call(forwarding.packages, { ...me, body: { language_id: 1 } })).body.packages;
const read = async (slug: string) =>
  (await shop.call(forwarding.one, { ...me, body: { slug } })).body.request;
const stored = async (number: string) => {
  await announce(number);
  await done('receive', number);
  await done('check', number, '--kg', '1.2', '--cm', '20x20x20');
  await done('store', number, '--shelf', 'A-1');
  return (await packages()).find((one) => one.tracking_number === number)?.id ?? 0;
};
const NO_SERVICES = { photos: false, repack: false, insurance: false, remove_invoices: false };
const DECLARATION = {
  lines: [{ description: 'Shirt', hs_code: '6109.10', quantity: 2, value: 20, origin: 'us' }],
  declared_by: 'Rasa Siuntėja',
};
const forward = (package_ids: number[], changes: Partial<RequestForwarding> = {}) =>
  shop.call(forwarding.request, {
    ...me,
    body: {
      ...{ package_ids, shipping_method: 'air', address: ADDRESS, price_cap: null },
      ...{ services: NO_SERVICES, declaration: DECLARATION, ...changes },
    },
  });
/** Days pass, and the client comes back with another session. */
const letPass = async (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS);
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  me = { token: await openSession(shop, id) };
};
const news = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'parcel-news')
      .orderBy('id')
      .execute()
  ).map(({ data }) => (data as { news: string }).news);
const pay = async (slug: string) => {
  const payables = payablesOf(shop);
  const total = (await payables.look(slug, me)).body.payable?.due ?? 0;
  const begun = (await payables.pay(slug, me, total)).body;
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  await shop.verify(begun.payment_reference, me);
  return total;
};

test('two parcels are consolidated, measured above the cap, approved, paid and handed over', async () => {
  const ids = [await stored('PARCEL0001'), await stored('PARCEL0002')];
  const asked = await forward(ids, { price_cap: 1, services: { ...NO_SERVICES, photos: true } });
  const { slug } = asked.body;
  const { number, state } = await read(slug);
  expect({ number, state }).toEqual({ number: expect.stringMatching(/^FR\d+$/), state: 'packing' });

  expect(await desk('measure', number, '--kg', '2.4', '--cm', '40x20x20')).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('not packed'),
  });
  await done('pack', number);
  await done('measure', number, '--kg', '2.4', '--cm', '40x20x20');
  const measured = await read(slug);
  expect(measured).toMatchObject({ state: 'approval_required', weight_kg: 2.4, payable_slug: null });
  const total = measured.price?.total ?? 0;
  const codes = measured.price?.lines.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['freight', 'photos', 'vat', 'import_vat']));
  expect(codes).not.toContain('insurance');

  const wrong = await shop.call(forwarding.approve, { ...me, body: { slug, expected_total: total - 1 } });
  expect(wrong.status).toBe(409);
  await shop.call(forwarding.approve, { ...me, body: { slug, expected_total: total } });
  expect(await read(slug)).toMatchObject({ state: 'awaiting_payment', payable_slug: slug });
  expect(await desk('hand-over', number, 'harbour', 'NP000184')).toMatchObject({
    text: 'It is awaiting_payment: it cannot become handed_over.',
  });
  expect(await pay(slug)).toBe(total);
  expect((await read(slug)).state).toBe('paid');

  await done('hand-over', number, 'harbour', 'NP000184');
  expect((await read(slug)).timeline.map((step) => step.state)).toEqual([
    ...['requested', 'awaiting_declaration', 'packing', 'measured', 'approval_required'],
    ...['awaiting_payment', 'paid', 'handed_over'],
  ]);
  expect((await packages()).map((one) => one.state)).toEqual(['shipped', 'shipped']);
  expect(await news()).toEqual(['received', 'received', 'cap_exceeded', 'handed_over']);

  await shop.db.updateTable('quote').set({ state: 'delivered' }).where('slug', '=', slug).execute();
  await createForwarding({ ...depsOf(), files: { read: async () => Buffer.alloc(0) } }).follow();
  expect((await read(slug)).state).toBe('delivered');

  await issueDocuments(shop);
  const listed = await shop.call(invoicesContract.ofOrder, { ...me, body: { slug } });
  const id = listed.body.documents[0]?.id ?? 0;
  const { invoice } = (await shop.call(invoicesContract.one, { ...me, body: { id, language_id: 1 } })).body;
  expect(JSON.stringify(invoice)).toContain('"duty"');
});

test('the list of orders shows forward requests by their filter', async () => {
  const { slug } = (await forward([await stored('PARCEL0001')])).body;
  const { number } = await read(slug);
  await done('pack', number);
  await done('measure', number, '--kg', '1.2', '--cm', '20x20x20');
  expect(await news()).toEqual(['received', 'measured']);
  const { body } = await shop.call(ordersContract.list, {
    ...me,
    body: { language_id: 1, type_for_filter: 'forward_requests', page: 1 },
  });
  expect(JSON.stringify(body)).toContain(number);
});

test('nothing is packed before the declaration; a cancelled request gives back parcels with their clock', async () => {
  const id = await stored('PARCEL0001');
  const [{ stored_at: since } = { stored_at: null }] = await packages();
  await letPass(3);
  const { slug } = (await forward([id], { declaration: null })).body;
  const { number, state } = await read(slug);
  expect(state).toBe('awaiting_declaration');
  expect(await desk('pack', number)).toMatchObject({ exitCode: 1 });
  await shop.call(forwarding.declare, { ...me, body: { slug, declaration: DECLARATION } });
  expect(await read(slug)).toMatchObject({ declared_by: 'Rasa Siuntėja', declaration: [{ origin: 'US' }] });
  await done('pack', number);
  expect((await forward([id])).status).toBe(409);
  await shop.call(forwarding.cancel, { ...me, body: { slug } });
  expect(await packages()).toMatchObject([
    { state: 'in_storage', stored_at: since, is_forwardable: true, request_slug: null },
  ]);
  expect((await forward([id])).status).toBe(200);
});

test('of two requests for one parcel at once, one has it', async () => {
  const id = await stored('PARCEL0001');
  const both = await Promise.all([forward([id]), forward([id])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a parcel that fits no client is unidentified until staff find its owner', async () => {
  expect(await done('receive', 'STRAY00001')).toContain('unidentified');
  expect(await packages()).toEqual([]);
  const { suite_number } = await shop.db
    .selectFrom('client')
    .select('suite_number')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  await done('identify', 'STRAY00001', '--suite', suite_number);
  expect(await packages()).toMatchObject([{ state: 'received' }]);
  expect(await desk('receive', 'STRAY00002', '--suite', suite_number)).toMatchObject({ exitCode: 0 });
  expect(await news()).toEqual(['received', 'received']);
});

test('what may not be carried is held, and cannot be forwarded', async () => {
  await announce('PARCEL0001');
  await done('receive', 'PARCEL0001');
  await done('check', 'PARCEL0001', '--kg', '1', '--cm', '10x10x10');
  await done('hold', 'PARCEL0001', '--text', 'a lithium battery');
  const [held] = await packages();
  expect(held).toMatchObject({ state: 'restricted_hold', hold_reason: 'a lithium battery' });
  expect((await forward([held?.id ?? 0])).status).toBe(409);
  expect(await desk('store', 'PARCEL0001', '--shelf', 'A')).toMatchObject({
    text: 'It is restricted_hold: it cannot become in_storage.',
  });
  await done('send-back', 'PARCEL0001');
});

test('the estimate is by air and by sea, and needs no declaration', async () => {
  const id = await stored('PARCEL0001');
  const { body } = await shop.call(forwarding.estimate, {
    ...me,
    body: {
      package_ids: [id],
      country_id: 1,
      services: { ...NO_SERVICES, insurance: true },
      declaration: null,
    },
  });
  expect(body).toMatchObject({ currency: 'EUR', weight_kg: 1.2 });
  expect(body.air.total).toBeGreaterThan(0);
  expect(body.air.lines.map(({ code }) => code)).toContain('insurance');
});

test('an announcement is made once, and taken back until the parcel has arrived', async () => {
  const { package: announced } = (await announce('parcel 0001')).body;
  expect(announced.tracking_number).toBe('PARCEL0001');
  expect((await announce('PARCEL0001')).status).toBe(409);
  const withdraw = (id: number) => shop.call(forwarding.withdraw, { ...me, body: { id } });
  expect((await withdraw(announced.id)).status).toBe(200);
  const { package: again } = (await announce('PARCEL0001', null)).body;
  await done('receive', 'PARCEL0001');
  expect((await withdraw(again.id)).status).toBe(409);
  const place = (await shop.call(forwarding.warehouse, { ...me, body: { language_id: 1 } })).body;
  expect(place.suite_number).toMatch(/^LT-\d+$/);
});

test('storage is free for some days; each day after them costs, by the clock of the parcel', async () => {
  await stored('PARCEL0001');
  const place = (await shop.call(forwarding.warehouse, { ...me, body: { language_id: 1 } })).body;
  expect(await packages()).toMatchObject([{ storage_fee: { amount: 0 } }]);
  await letPass(place.free_days + 3);
  const { amount, currency } = place.fee_per_day;
  expect(amount).toBeGreaterThan(0);
  expect(await packages()).toMatchObject([{ storage_fee: { amount: 3 * amount, currency } }]);
});

test.each([
  [[]],
  [['show']],
  [['check', 'PARCEL0001', '--kg', 'much']],
  [['pack', 'PARCEL0001']],
  [['fly', 'FR1']],
])('%j is answered by the usage or a refusal', async (args) => {
  expect(await desk(...args)).toMatchObject({ exitCode: 1 });
});
