import { authContract, ownAccountContract } from '@shop/contracts/auth';
import type { NewsTopic } from '@shop/domain/news-topics';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsShop, ONA, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
beforeAll(async () => {
  shop = await createAccountsShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const register = async (email = ONA.email): Promise<string> =>
  (await shop.call(authContract.register, { body: { ...ONA, email } })).sessionToken ?? '';
const status = async (token: string, email = ONA.email) =>
  (await shop.call(authContract.subscriptionStatus, { body: { email }, token })).body;
const update = (token: string, subscribed: boolean) =>
  shop.call(ownAccountContract.updateSubscription, { body: { subscribed }, token });

test('R-CAL-18 get-subscription-status answers by e-mail whether news are mailed', async () => {
  expect(authContract.subscriptionStatus).toMatchObject({
    method: 'POST',
    url: '/api/auth/get-subscription-status',
  });
  const token = await register();
  expect(await status(token)).toEqual({ status: true, result: false });
  await update(token, true);
  expect(await status(token)).toEqual({ status: true, result: true });
  expect(await status(token, ONA.email.toUpperCase())).toEqual({ status: true, result: true });
});

test('R-CAL-19 update-subscription-status stores the choice, for this client only', async () => {
  expect(ownAccountContract.updateSubscription).toMatchObject({
    method: 'POST',
    url: '/api/auth/update-subscription-status',
  });
  const [ona, rasa] = [await register(), await register('rasa@shopper.example')];
  expect(await update(ona, true)).toMatchObject({ status: 200, body: { status: true, result: true } });
  expect(await status(rasa, 'rasa@shopper.example')).toMatchObject({ result: false });
  expect(await update(ona, false)).toMatchObject({ body: { result: false } });
  expect(await status(ona)).toMatchObject({ result: false });
  const refused = await shop.call(ownAccountContract.updateSubscription, {
    body: { subscribed: 'yes' } as never,
    token: ona,
  });
  expect(refused).toMatchObject({ status: 422, body: { errors: { subscribed: [expect.any(String)] } } });
});

test('the address of another client is answered like an unknown one', async () => {
  const [ona, rasa] = [await register(), await register('rasa@shopper.example')];
  await update(rasa, true);
  expect(await status(ona, 'rasa@shopper.example')).toEqual(await status(ona, 'nobody@shopper.example'));
});

const unsubscribe = (token: string, brand = 'lt') =>
  shop.call(ownAccountContract.unsubscribe, { body: { token }, brand });
const welcomeMail = async () => {
  const { data } = await shop.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'welcome')
    .executeTakeFirstOrThrow();
  return data as { unsubscribe: string };
};
const tokenOfMail = async () => (await welcomeMail()).unsubscribe.split('/').at(-1) ?? '';

test('the link of the welcome mail ends the news without a login, as often as it is used', async () => {
  const session = await register();
  await update(session, true);
  const mailed = await tokenOfMail();
  expect(mailed).toMatch(/^[\w-]{43}$/);
  for (const _use of ['first', 'second']) {
    expect(await unsubscribe(mailed)).toMatchObject({ status: 200, body: { status: true } });
    expect(await status(session)).toMatchObject({ result: false });
  }
});

test('a changed token and one of another brand change nothing, and are answered like a known one', async () => {
  const session = await register();
  await update(session, true);
  const mailed = await tokenOfMail();
  const known = await unsubscribe(mailed);
  await update(session, true);
  const changed = `${mailed.startsWith('B') ? 'C' : 'B'}${mailed.slice(1)}`;
  const answers = [
    await unsubscribe(changed),
    await unsubscribe('a'.repeat(43)),
    await unsubscribe(mailed, 'lv'),
  ];
  for (const answer of answers)
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: known.body });
  expect(await status(session)).toMatchObject({ result: true });
});

const news = async (token: string) => (await shop.call(ownAccountContract.news, { body: {}, token })).body;

test('each kind of news is chosen by the client, and ended by the link of a mail alone', async () => {
  const [ona, rasa] = [await register(), await register('rasa@shopper.example')];
  const all = ['offers', 'price_alerts', 'new_stores', 'tips', 'reviews'];
  expect(await news(ona)).toEqual({ status: true, subscribed: false, topics: all, stopped: null });
  const choice = { subscribed: true, topics: ['offers', 'tips'] as const };
  const saved = await shop.call(ownAccountContract.saveNews, {
    body: { ...choice, topics: [...choice.topics] },
    token: ona,
  });
  expect(saved.body).toEqual({ status: true, ...choice, stopped: null });
  expect(await status(ona)).toMatchObject({ result: true });
  const mailed = await tokenOfMail();
  for (const _use of ['first', 'second'])
    await shop.call(ownAccountContract.unsubscribe, { body: { token: mailed, topic: 'tips' } });
  expect(await news(ona)).toMatchObject({ subscribed: true, topics: ['offers'] });
  expect(await news(rasa)).toMatchObject({ topics: all });
  await unsubscribe(mailed);
  expect(await news(ona)).toMatchObject({ subscribed: false, topics: ['offers'] });
});

test('reminders of the cart are off until they are ticked, and end with all news', async () => {
  const token = await register();
  const save = async (topics: NewsTopic[]) =>
    (await shop.call(ownAccountContract.saveNews, { body: { subscribed: topics.length > 0, topics }, token }))
      .body.topics;
  expect(await save(['offers'])).toEqual(['offers']);
  expect(await save(['offers', 'cart_reminders'])).toEqual(['offers', 'cart_reminders']);
  await update(token, false);
  await update(token, true);
  expect((await news(token)).topics).toEqual(['offers']);
});

test('news are written only to clients who want their topic', async () => {
  const token = await register();
  const { id } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  const write = async (topic: 'offers' | 'price_alerts') => {
    const uniqueKey = `${topic}:${Math.random()}`;
    await shop.made.mail.enqueue(shop.db, {
      ...{ brand: 'lt', language: 'en', to: ONA.email, template: 'welcome', uniqueKey },
      data: { name: 'Ona', link: 'http://lt.localhost', unsubscribe: 'http://lt.localhost' },
      news: { clientId: id, topic },
    });
    const { n } = await shop.db
      .selectFrom('mail_outbox')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('unique_key', '=', uniqueKey)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  expect([await write('offers'), await write('price_alerts')]).toEqual([0, 1]);
  await update(token, true);
  expect([await write('offers'), await write('price_alerts')]).toEqual([1, 1]);
  await shop.call(ownAccountContract.saveNews, { body: { subscribed: true, topics: ['offers'] }, token });
  expect([await write('offers'), await write('price_alerts')]).toEqual([1, 0]);
});
