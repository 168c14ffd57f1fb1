import { authContract } from '@shop/contracts/auth';
import { claimsContract } from '@shop/contracts/claims';
import { privacyContract } from '@shop/contracts/privacy';
import { stockShop } from '@shop/commerce-stock/testing';
import { sql } from '@shop/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { personalParts } from '../personal-parts.ts';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';

const PASSWORD = 'ilga diena pie jūras';
const ONA = { email: 'ona.petraite@shopper.example', first_name: 'Ona', last_name: 'Petraitytė' };

let shop: ShopFloor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

/** Ona registers, orders with her own address, and her parcel arrives. */
const ona = async () => {
  const registered = await shop.call(authContract.register, {
    body: { ...ONA, password: PASSWORD, phone: '+370 612 34567' },
  });
  expect(registered.body).toMatchObject({ status: true });
  const token = String(registered.headers['x-shop-session']);
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', ONA.email)
    .executeTakeFirstOrThrow();
  return { token, id };
};

const buy = async (token: string, key = 'key-of-ona') => {
  await shop.putIntoCart(3, 1, { token });
  const { placed } = await placeOne(shop, key, { token });
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  return placed.order_id;
};

const deliver = (id: number) =>
  shop.db.updateTable('quote').set({ state: 'delivered' }).where('id', '=', id).execute();

const obstacles = async (token: string) =>
  (await shop.call(privacyContract.erasure, { token, body: {} })).body.obstacles;
const erase = (token: string, current_password = PASSWORD) =>
  shop.call(privacyContract.erase, { token, body: { current_password } });
const file = async (token: string, name: string) => {
  const answer = await shop.call(name === 'json' ? privacyContract.data : privacyContract.page, { token });
  // Every call’s JSON is parsed.
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return { headers: answer.headers, text };
};

/** Every text of every table, to look for a person in. */
const everywhere = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    shop.db,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select ${sql.ref('t')}::text as row from ${sql.table(name)} as t`.execute(shop.db);
    texts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts.join('\n');
};

test('a client gets everything that is stored about them, as JSON and as a page', async () => {
  const { token, id } = await ona();
  const number = await buy(token);
  await shop.db.updateTable('client').set({ first_name: 'Ona<b>' }).where('id', '=', id).execute();
  const json = await file(token, 'json');
  expect(json.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  const data = JSON.parse(json.text) as Record<string, Record<string, unknown>[]>;
  expect(data['account']?.[0]).toMatchObject({ email: ONA.email, first_name: 'Ona<b>', country: 'LT' });
  expect(data['orders']?.[0]).toMatchObject({ number: `QU${number}`, state: 'paid', currency: 'EUR' });
  expect(data['payments']?.[0]).toMatchObject({ number: `QU${number}`, state: 'captured' });
  expect(Object.keys(data)).toEqual(expect.arrayContaining(personalParts.map(({ topic }) => topic)));

  const page = await file(token, 'html');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('Ona&lt;b&gt;');
  expect(page.text).not.toContain('Ona<b>');
  expect(page.text).toContain(`QU${number}`);
  expect(page.text).not.toMatch(/<script|<img|<link|https?:/);
});

test('an export has no data of another client', async () => {
  const { token } = await ona();
  await buy(token);
  const other = await shop.client(0);
  const text = (await file(other.token, 'json')).text + (await file(other.token, 'html')).text;
  expect(text).not.toContain('ona.petraite');
  expect(text).not.toContain('Petraityt');
});

test('an account with an order on its way, or money on its balance, is not erased, and why is said', async () => {
  const { token, id } = await ona();
  const number = await buy(token);
  expect(await obstacles(token)).toEqual(['open_orders']);
  const refused = await erase(token);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'erasure_obstacles',
    errors: { obstacles: ['open_orders'] },
  });
  await deliver(number);
  await shop.db
    .insertInto('client_balance')
    .values({ client_id: id, currency_id: 1, balance: 50_000, entries: 0 })
    .execute();
  expect(await obstacles(token)).toEqual(['balance']);
  expect((await erase(token)).status).toBe(409);
  expect((await shop.call(authContract.currentUser, { token, body: {} })).body).toMatchObject({
    user: { email: ONA.email },
  });
});

test('a wrong password erases nothing', async () => {
  const { token } = await ona();
  const { status, body } = await erase(token, 'a guess at it');
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { current_password: ['auth.forms.wrong_password'] } });
  expect(await everywhere()).toContain(ONA.email);
});

test('an erased client is in no table any more, except in the mail that says so, the order and its invoice', async () => {
  const { token, id } = await ona();
  const number = await buy(token);
  await deliver(number);
  await shop.db.updateTable('mail_outbox').set({ state: 'sent' }).execute();
  const answer = await erase(token);
  expect(answer.status).toBe(200);
  expect(answer.headers['x-shop-session-max-age']).toBe('-1');

  const left = (await everywhere()).split('\n').filter((row) => row.includes('ona.petraite@'));
  expect(left.map((row) => row.split(':')[0])).toEqual(['mail_outbox']);
  expect(left[0]).toContain('account-erased');
  expect((await everywhere()).split('\n').filter((row) => row.includes('61234567'))).toEqual([]);
  expect(
    await shop.db.selectFrom('client').select(['first_name', 'password_hash']).where('id', '=', id).execute(),
  ).toEqual([{ first_name: '', password_hash: null }]);
  const kept = await shop.db.selectFrom('quote').select('state').where('id', '=', number).execute();
  expect(kept).toEqual([{ state: 'delivered' }]);
});

test('an undecided claim and an open withdrawal delay the erasure; what was written in them is exported and then erased', async () => {
  const { token, id } = await ona();
  const number = await buy(token);
  const { slug } = await shop.db
    .selectFrom('quote')
    .select('slug')
    .where('id', '=', number)
    .executeTakeFirstOrThrow();
  await deliver(number);
  const claimed = await shop.call(claimsContract.submit, {
    ...{ token, idempotencyKey: 'claim-of-ona' },
    body: {
      ...{ slug, lines: [{ position: 1, quantity: 1 }], reason: 'damaged', wish: 'refund' },
      ...{ text: 'Torn at the sleeve.', files: [] },
    },
  });
  expect(claimed.status).toBe(200);
  await shop.db
    .insertInto('withdrawal')
    .values({
      ...{ key: 'w'.repeat(20), brand: 'lt', quote_id: number, number: `QU${number}`, language: 'lt' },
      ...{ name: 'Ona Petraitytė', email: ONA.email, goods: 'the blue shirt', state: 'stated' },
    })
    .execute();
  const data = JSON.parse((await file(token, 'json')).text) as Record<string, Record<string, unknown>[]>;
  expect(data['claims']).toMatchObject([
    { number: 'CL1', kind: 'damaged', state: 'received', email: ONA.email },
    { number: 'CL1', text: 'Torn at the sleeve.' },
  ]);
  expect(data['withdrawals']).toMatchObject([{ number: `QU${number}`, text: 'the blue shirt' }]);
  expect(await obstacles(token)).toEqual(['open_claims']);
  expect((await erase(token)).status).toBe(409);

  await shop.db.updateTable('claim').set({ state: 'refused' }).where('client_id', '=', id).execute();
  await shop.db
    .updateTable('withdrawal')
    .set({ state: 'refused', reason: 'too_late', ended_at: shop.clock.now })
    .execute();
  expect(await obstacles(token)).toEqual([]);
  await shop.db.updateTable('mail_outbox').set({ state: 'sent' }).execute();
  expect((await erase(token)).status).toBe(200);
  const left = await everywhere();
  for (const personal of ['Torn at the sleeve', 'the blue shirt'])
    expect(left.split('\n').filter((row) => row.includes(personal))).toEqual([]);
  const rows = left.split('\n').filter((row) => row.includes('ona.petraite@'));
  expect(rows.map((row) => row.split(':')[0])).toEqual(['mail_outbox']);
  expect(await shop.db.selectFrom('claim').select(['state', 'reason']).execute()).toEqual([
    { state: 'closed', reason: 'damaged' },
  ]);
});

test('an erased client is logged out, cannot log in, and may register again', async () => {
  const { token, id } = await ona();
  expect((await erase(token)).status).toBe(200);
  expect((await shop.call(authContract.currentUser, { token, body: {} })).body).toMatchObject({ user: null });
  const login = await shop.call(authContract.login, { body: { email: ONA.email, password: PASSWORD } });
  expect(login.status).toBe(422);
  const again = await ona();
  expect(again.id).not.toBe(id);
});

test('two presses at once erase once', async () => {
  const { token } = await ona();
  const answers = await Promise.all([erase(token), erase(token), erase(token)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const mails = await shop.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('template', '=', 'account-erased')
    .execute();
  expect(mails).toHaveLength(1);
});

test('two years after an order its address is erased, too', async () => {
  const { token, id } = await ona();
  const number = await buy(token);
  await deliver(number);
  await shop.db
    .updateTable('quote')
    .set({ created_at: new Date(shop.clock.now.getTime() - 731 * 86_400_000) })
    .where('id', '=', number)
    .execute();
  expect((await erase(token)).status).toBe(200);
  const { address } = await shop.db
    .selectFrom('order_offer')
    .innerJoin('quote', 'quote.id', 'order_offer.quote_id')
    .select('address')
    .where('client_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(address).toMatchObject({ first_name: '', last_name: '', first_address: '', phone_number: '' });
});
