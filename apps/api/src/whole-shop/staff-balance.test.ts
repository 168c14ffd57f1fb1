import { balanceContract } from '@shop/contracts/balance';
import { staffCallsContract as staff } from '@shop/contracts/staff';
import { verifyActs } from '@shop/commerce-staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let client: { token: string };
let clientId: number;
let ana: Officer;
let ben: Officer;
beforeAll(async () => {
  shop = await createWholeShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  client = { token: await logIn(shop, 'saver@shopper.example') };
  clientId = (await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow()).id;
  ana = await hire(shop, 'ana', 'finance');
  ben = await hire(shop, 'ben', 'lead');
});
afterAll(() => shop.close());

const move = (direction: 'credit' | 'deduct', amount: number, idempotencyKey?: string, note = '') =>
  office(staff.moveBalance, {
    as: ana,
    body: { client_id: clientId, direction, amount, reason: 'a broken cup', note },
    ...(idempotencyKey && { idempotencyKey }),
  });
const balance = async () => {
  const { body } = await office(staff.balance, { as: ana, body: { client_id: clientId } });
  return body;
};
const acts = async (asked: object = {}) => (await office(staff.acts, { as: ben, body: asked })).body;
const confirm = (as: Officer, id: number | null, idempotencyKey?: string) =>
  office(staff.confirmMove, { as, body: { id: id ?? 0 }, ...(idempotencyKey && { idempotencyKey }) });

test('staff credit and deduct with a reason; the client sees label and note, never the reason', async () => {
  expect((await move('credit', 20, undefined, 'Sorry for the cup')).body).toMatchObject({
    ...{ state: 'done', request_id: null, balance: 20 },
  });
  expect((await move('deduct', 5.5)).body).toMatchObject({ state: 'done', balance: 14.5 });
  const { body: history } = await shop.call(balanceContract.history, { ...client, body: {} });
  expect(history).toMatchObject([
    { type: 2, rel_type: 2, rel_id: null, amount: 5.5, end_balance: 14.5, note: null },
    { type: 1, rel_type: 2, rel_id: null, amount: 20, end_balance: 20, note: 'Sorry for the cup' },
  ]);
  expect(JSON.stringify(history)).not.toContain('broken');
  const { body: table } = await shop.call(balanceContract.table, client);
  expect(table).toContain('Sorry for the cup');
});

test('every movement is in the log with who, when, before, after and reason', async () => {
  await move('credit', 20);
  await move('deduct', 5);
  expect((await acts()).acts).toMatchObject([
    {
      ...{ who: `staff:${ana.id}`, act: 'balance.deducted', subject_kind: 'client', reason: 'a broken cup' },
      ...{ before: { balance: 200_000 }, after: { balance: 150_000, currency: 'EUR' } },
    },
    { act: 'balance.credited', before: { balance: 0 }, after: { balance: 200_000 } },
  ]);
  expect(await verifyActs(shop.db)).toMatchObject({ isWhole: true, acts: 2 });
});

test('a key moves once; with another body it is refused, and without a key nothing moves', async () => {
  const first = await move('credit', 20, 'one-key');
  expect((await move('credit', 20, 'one-key')).body).toEqual(first.body);
  expect((await move('credit', 30, 'one-key')).status).toBe(422);
  expect((await balance()).balance).toBe(20);
  const without = await shop.call(staff.moveBalance, {
    body: { client_id: clientId, direction: 'credit', amount: 1, reason: 'x', note: '' },
    headers: { 'x-shop-office': 'office.test.example', cookie: `office=${ana.token}` },
  });
  expect(without).toMatchObject({ status: 422, body: { errors: { 'idempotency-key': ['required'] } } });
});

test('twenty parallel movements leave the right balance and one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => move(at % 4 === 3 ? 'deduct' : 'credit', 1)));
  const { acts: written } = await acts();
  const credited = written.filter(({ act }) => act === 'balance.credited').length;
  expect((await balance()).balance).toBe(credited - (written.length - credited));
  expect(await verifyActs(shop.db)).toMatchObject({ isWhole: true, acts: written.length });
});

test('above the limit nothing moves until another person confirms', async () => {
  const { body } = await move('credit', 200.01);
  expect(body).toMatchObject({ state: 'waiting', balance: 0 });
  expect(await balance()).toMatchObject({ balance: 0, waiting: [{ amount: 200.01, asked_by: 'ana' }] });
  expect(await confirm(ana, body.request_id)).toMatchObject({
    status: 403,
    body: { message: 'staff.second_person' },
  });
  const done = await confirm(ben, body.request_id, 'a-key');
  expect(done.body).toMatchObject({ state: 'done', balance: 200.01 });
  expect((await confirm(ben, body.request_id, 'a-key')).body).toEqual(done.body);
  expect(await confirm(ben, body.request_id)).toMatchObject({
    status: 409,
    body: { message: 'staff.request_ended' },
  });
  expect(await balance()).toMatchObject({ balance: 200.01, waiting: [] });
  expect((await acts()).acts.map(({ act, who }) => [act, who])).toEqual([
    ['balance.credited', `staff:${ben.id}`],
    ['balance.asked', `staff:${ana.id}`],
  ]);
});

test('ten people who confirm at once move it once', async () => {
  const { body } = await move('credit', 300);
  const leads = await Promise.all(Array.from({ length: 10 }, (_, at) => hire(shop, `lead${at}`, 'lead')));
  const said = await Promise.all(leads.map((lead) => confirm(lead, body.request_id)));
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await balance()).balance).toBe(300);
});

test('a request is refused by another person or withdrawn by the same, and expires after three days', async () => {
  const refuse = (as: Officer, id: number | null) =>
    office(staff.refuseMove, { as, body: { id: id ?? 0, reason: 'not ours' } });
  const one = (await move('credit', 300)).body.request_id;
  expect((await refuse(ben, one)).status).toBe(200);
  expect((await confirm(ben, one)).status).toBe(409);
  const two = (await move('credit', 300)).body.request_id;
  expect((await refuse(ana, two)).status).toBe(200);
  const three = (await move('credit', 300)).body.request_id;
  const asked = shop.clock.now;
  shop.clock.now = new Date(asked.getTime() + 72 * 3_600_000);
  const later = await hire(shop, 'cleo', 'lead');
  const late = await office(staff.confirmMove, { as: later, body: { id: three ?? 0 } });
  expect(late).toMatchObject({ status: 409, body: { message: 'staff.request_expired' } });
  expect((await office(staff.requests, { as: later, body: {} })).body.requests).toEqual([]);
  shop.clock.now = asked;
  expect((await acts({ act: 'balance.expired' })).acts).toMatchObject([{ after: { state: 'expired' } }]);
  expect((await balance()).balance).toBe(0);
});

test('a confirmed deduction that the balance no longer covers is refused and stays waiting', async () => {
  const { body } = await move('deduct', 300);
  expect(await confirm(ben, body.request_id)).toMatchObject({
    status: 409,
    body: { message: 'staff.not_enough' },
  });
  expect((await balance()).waiting).toHaveLength(1);
});

test('held money is not deducted', async () => {
  await move('credit', 20);
  await shop.db.updateTable('client_balance').set({ held: 150_000 }).execute();
  expect(await move('deduct', 6)).toMatchObject({
    status: 409,
    body: { errors: { amount: ['not_enough'] } },
  });
  expect((await move('deduct', 5)).status).toBe(200);
});

test.each([
  [0, 'not_positive'],
  [-1, 'not_positive'],
  [0.005, 'fraction'],
  [0.000_01, 'fraction'],
  [5_000.01, 'too_large'],
])('a movement of %d is refused', async (amount, code) => {
  expect(await move('credit', amount)).toMatchObject({ status: 422, body: { errors: { amount: [code] } } });
});

test('a movement needs a reason, and a client who exists', async () => {
  const asked = { client_id: clientId, direction: 'credit', amount: 1, reason: ' ', note: '' } as const;
  expect(await office(staff.moveBalance, { as: ana, body: asked })).toMatchObject({
    ...{ status: 422, body: { errors: { reason: ['required'] } } },
  });
  const unknown = { ...asked, client_id: 999_999, reason: 'x' };
  expect((await office(staff.moveBalance, { as: ana, body: unknown })).status).toBe(404);
});

test('the log is searched and read page by page', async () => {
  for (let at = 0; at < 5; at += 1) await move('credit', 1);
  const first = await acts({ limit: 2, subject_kind: 'client', subject_id: String(clientId) });
  expect(first.acts.map(({ position }) => position)).toEqual([5, 4]);
  const second = await acts({ limit: 2, before: first.next });
  expect(second.acts.map(({ position }) => position)).toEqual([3, 2]);
  const last = await acts({ limit: 2, before: second.next });
  expect(last).toMatchObject({ acts: [{ position: 1 }], next: null });
  expect((await acts({ who: `staff:${ben.id}` })).acts).toEqual([]);
  expect((await acts({ from: '2026-03-02T10:00:01Z' })).acts).toEqual([]);
  expect((await acts({ from: '2026-03-02T10:00:00Z', until: '2026-03-02T10:00:01Z' })).acts).toHaveLength(5);
  expect((await office(staff.acts, { as: ben, body: { from: 'yesterday' } })).status).toBe(422);
});
