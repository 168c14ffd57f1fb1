import { recordEntry, type Account } from '@shop/commerce-ledger';
import { authContract } from '@shop/contracts/auth';
import { visitorContract } from '@shop/contracts/visitor';
import { balanceContract } from '@shop/contracts/balance';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const { addition, deduction } = LEDGER_TYPE;
const { quote, adminTopUp, balanceTopUp } = LEDGER_RELATION;
const EUR: Account['currencyId'] = 1;
const USD: Account['currencyId'] = 2;

let shop: WholeShop;
let token: string;

type Movement = Pick<Parameters<typeof recordEntry>[1], 'type' | 'amount' | 'relType' | 'relId'> &
  Partial<Parameters<typeof recordEntry>[1]>;

const move = (clientId: number, cause: string, movement: Movement) =>
  shop.db.transaction().execute((tx) => recordEntry(tx, { clientId, currencyId: EUR, cause, ...movement }));

const history = async (body: object = {}, as: object = { token }) =>
  (await shop.call(balanceContract.history, { ...as, body })).body;

beforeAll(async () => {
  shop = await createWholeShop();
  token = await logIn(shop, 'saver@shopper.example');
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', 'saver@shopper.example')
    .executeTakeFirstOrThrow();
  shop.clock.now = new Date('2026-05-03T20:59:00Z');
  await move(id, 'one', {
    ...{ type: addition, amount: 500_000, relType: balanceTopUp, relId: 3 },
    ...{ processorName: 'PayPal', processorTransactionId: '5O190127TN364715T' },
  });
  shop.clock.now = new Date('2026-05-03T21:01:00Z');
  await move(id, 'two', {
    ...{ type: deduction, amount: 123_400, relType: quote, relId: 100_184, quoteSlug: 'Q'.repeat(22) },
  });
  shop.clock.now = new Date('2026-05-05T10:00:00Z');
  await move(id, 'three', { type: addition, amount: 123_400, relType: quote, relId: null });
  await move(id, 'four', { type: deduction, amount: 10_000, relType: adminTopUp, relId: null });
});
afterAll(() => shop.close());

test('one call tells a page its visitor’s summary and the client, as two calls do', async () => {
  const { body: both } = await shop.call(visitorContract.summary, { token, body: { with_user: true } });
  const { body: summary } = await shop.call(visitorContract.summary, { token, body: {} });
  const { body: client } = await shop.call(authContract.currentUser, { token, body: {} });
  expect(both).toEqual({ ...summary, user: client.user });
  expect(client.user).not.toBeNull();
});

test('a balance is in the currency of its first entry, or in the brand’s if it has none', async () => {
  const of = async (as: object) => (await shop.call(authContract.currentUser, { ...as, body: {} })).body.user;
  expect(await of({ token })).toMatchObject({ balance: 49, balance_currency: 'EUR' });
  const other = await logIn(shop, 'dollars@shopper.example');
  expect(await of({ token: other })).toMatchObject({ balance: 0, balance_currency: 'EUR' });
  const id = (await of({ token: other }))?.id ?? 0;
  await move(id, 'five', {
    type: addition,
    amount: 70_000,
    relType: adminTopUp,
    relId: null,
    currencyId: USD,
  });
  expect(await of({ token: other })).toMatchObject({ balance: 7, balance_currency: 'USD' });
});

test('R-CAL-14 R-BAL-03 R-BAL-04: the history lists a client’s entries, newest first, each with all its fields', async () => {
  const entries = await history();
  expect(entries.map(({ end_balance }) => end_balance)).toEqual([49, 50, 37.66, 50]);
  expect(entries.at(-1)).toEqual({
    ...{ id: expect.any(Number), type: 1, rel_type: 3, rel_id: 3 },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/),
    ...{ starting_balance: 0, end_balance: 50, amount: 50 },
    payment_processor_name: 'PayPal',
    payment_processor_transaction_id: '5O190127TN364715T',
    ...{ quote_slug: null, note: null },
  });
  expect(entries.at(-2)).toMatchObject({
    ...{ type: 2, rel_type: 0, rel_id: 100_184, starting_balance: 50, end_balance: 37.66, amount: 12.34 },
    ...{ payment_processor_name: null, payment_processor_transaction_id: null, quote_slug: 'Q'.repeat(22) },
  });
});

test('the history is filtered by kind; an unknown kind filters nothing', async () => {
  const amounts = async (kind: string) => (await history({ kind })).map(({ amount }) => amount);
  expect(await amounts('top_ups')).toEqual([50]);
  expect(await amounts('payments')).toEqual([12.34]);
  expect(await amounts('refunds')).toEqual([12.34]);
  expect(await amounts('corrections')).toEqual([1]);
  expect(await amounts('gifts')).toHaveLength(4);
});

test('days are those of the brand’s calendar, both inclusive', async () => {
  const days = (await history()).map(({ created_at }) => created_at.slice(0, 10));
  expect(new Set(days).size).toBeGreaterThan(1);
  expect(await history({ from: '2026-05-05', to: '2026-05-05' })).toHaveLength(2);
  // One minute after midnight in Vilnius is still the day before in Greenwich.
  expect(await history({ from: '2026-05-04', to: '2026-05-04' })).toHaveLength(1);
  expect(await history({ to: '2026-05-03' })).toHaveLength(1);
  expect(await history({ from: '2026-05-06' })).toEqual([]);
  expect(await history({ from: '2026-02-30' })).toHaveLength(4);
  // There is no year 0 in the calendar of the database.
  expect(await history({ from: '0000-01-01', to: '9999-12-31' })).toHaveLength(4);
});

test('a page has the requested number of entries after the skipped ones', async () => {
  expect((await history({ limit: 1, skip: 1 })).map(({ end_balance }) => end_balance)).toEqual([50]);
  expect(await history({ skip: 4 })).toEqual([]);
});

test('the file has the same entries as the history with the same filters', async () => {
  const table = async (query: Record<string, string>) => {
    const { body, headers } = await shop.call(balanceContract.table, { token, query });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment');
    return body.trim().split('\r\n').slice(1);
  };
  expect(await table({})).toHaveLength(4);
  const [line] = await table({ kind: 'top_ups', from: '2026-05-03', to: '2026-05-03' });
  expect(line).toContain('5O190127TN364715T');
  expect(await table({ kind: 'top_ups', from: '2026-05-04' })).toEqual([]);
});

test('a client sees no entries of other clients, and a guest is asked to log in', async () => {
  expect(await history({}, { token: await logIn(shop, 'other@shopper.example') })).toEqual([]);
  const { status } = await shop.call(balanceContract.history, { body: {} });
  expect(status).toBe(401);
});
