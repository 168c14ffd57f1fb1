import { authContract } from '@shop/contracts/auth';
import { proContract, type ApplyForPro } from '@shop/contracts/pro';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { runProDesk } from './run-pro-desk.ts';

let shop: WholeShop;
let me: { token: string };
let clientId: string;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  me = { token: await logIn(shop, 'trader@shopper.example') };
  clientId = String((await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow()).id);
});
afterAll(() => shop.close());

const desk = (...args: string[]) =>
  runProDesk({ ...shop.deps, db: shop.db, clock: () => shop.clock.now }, 'rasa', args);

const FORM: ApplyForPro = {
  ...{ company: 'UAB Prekyba\u001b[31m', register_code: '110862', vat_number: 'LT 119511515' },
  ...{ country_id: 1, note: '' },
};
const apply = (changes: Partial<ApplyForPro> = {}) =>
  shop.call(proContract.apply, { ...me, body: { ...FORM, ...changes } });
const state = async () => (await shop.call(proContract.state, { ...me, body: {} })).body;
const waiting = async () =>
  String(
    (
      await shop.db
        .selectFrom('pro_application')
        .select('id')
        .where('state', '=', 'asked')
        .executeTakeFirstOrThrow()
    ).id,
  );
const mails = async () =>
  (await shop.db.selectFrom('mail_outbox').select('data').where('template', '=', 'pro-news').execute()).map(
    ({ data }) => data as { news: string; text: string | null; link: string },
  );

test('an approval makes the client pro, with tier, credit limit and due days, and tells the client', async () => {
  expect((await desk('list')).text).toBe('No application waits.');
  expect((await apply()).status).toBe(200);
  expect((await desk('list')).text).toMatch(/UAB Prekyba\?\[31m +110862 +LT119511515 \(registered\) +LT/);
  expect((await desk('approve', await waiting(), '--tier', 'tin')).text).toBe('There is no such tier.');
  const id = await waiting();
  const done = await desk('approve', id, '--tier', 'gold', '--credit', '750.50', '--days', '30');
  expect(done).toEqual({ text: 'Approved. The client is told.', exitCode: 0 });
  expect(await state()).toMatchObject({
    application: { state: 'approved' },
    account: {
      ...{ tier: { key: 'gold', rate: 0.12 }, credit_limit: 750.5, due_days: 30, owed: 0, currency: 'EUR' },
    },
  });
  const { user } = (await shop.call(authContract.currentUser, { ...me, body: {} })).body;
  expect(user).toMatchObject({ is_pro: true, tier: 'gold' });
  expect(await mails()).toMatchObject([{ news: 'approved', link: expect.stringMatching(/\/site-pro$/) }]);
  expect((await desk('approve', id, '--tier', 'gold')).text).toBe('This application has been decided.');
  const { details } = await shop.db
    .selectFrom('audit_event')
    .select('details')
    .where('event', '=', 'staff.acted')
    .executeTakeFirstOrThrow();
  expect(details).toEqual({ act: 'pro:approved' });
});

test('a declined client is told why, and may apply again', async () => {
  await apply();
  const id = await waiting();
  expect((await desk('decline', id)).text).toContain('--text');
  expect((await desk('decline', id, '--text', 'The code is of another company')).exitCode).toBe(0);
  expect(await state()).toMatchObject({
    application: { state: 'declined', reason: 'The code is of another company' },
    account: null,
  });
  expect(await mails()).toMatchObject([{ news: 'declined', text: 'The code is of another company' }]);
  expect((await apply()).status).toBe(200);
  expect((await desk('list', '--all')).text).toMatch(/declined[^]+asked/);
});

test('tier and credit are changed for clients who have an account', async () => {
  expect((await desk('tier', clientId, 'silver')).text).toBe('This client has no business account.');
  expect((await desk('credit', clientId, '100', '14')).text).toBe('This client has no business account.');
  await apply();
  await desk('approve', await waiting(), '--tier', 'silver');
  expect((await desk('tier', clientId, 'platinum')).exitCode).toBe(0);
  expect((await desk('credit', clientId, '1200', '21')).exitCode).toBe(0);
  expect((await state()).account).toMatchObject({
    ...{ tier: { key: 'platinum', rate: 0.18 }, credit_limit: 1200, due_days: 21 },
  });
  const { user } = (await shop.call(authContract.currentUser, { ...me, body: {} })).body;
  expect(user).toMatchObject({ tier: 'platinum' });
  const shown = (await desk('show', clientId)).text;
  expect(shown).toMatch(/UAB Prekyba\?\[31m: limit 1200 EUR, used 0, due in 21 days/);
  expect(shown).toMatch(/owner +\d{4}-\d\d-\d\d +trader@shopper\.example/);
  expect((await desk('show', '99999')).text).toBe('This client has no business account.');
  expect((await desk('tier', '99999', 'gold')).text).toBe('There is no client with this id.');
});

test.each([
  [[]],
  [['approve']],
  [['approve', '1']],
  [['approve', '1', '--tier', 'gold', '--credit', '-5']],
  [['approve', '1', '--tier', 'gold', '--days', '100']],
  [['credit', '1', 'much', '14']],
  [['list', '--most']],
])('%j is answered with the commands', async (words) => {
  expect(await desk(...words)).toMatchObject({ exitCode: 1, text: expect.stringContaining('npm run pro') });
});
