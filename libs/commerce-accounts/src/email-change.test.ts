import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsShop, ONA, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
let token: string;
beforeAll(async () => {
  shop = await createAccountsShop();
});
afterAll(() => shop.close());

const NEW = 'ona@kitas.example';
const HOUR = 3_600_000;

const register = async (email = ONA.email): Promise<string> =>
  (await shop.call(authContract.register, { body: { ...ONA, email } })).sessionToken ?? '';
const ask = (email: string, as = token, current_password = ONA.password) =>
  shop.call(ownAccountContract.requestEmailChange, { body: { email, current_password }, token: as });
const confirm = (link: string) => shop.call(ownAccountContract.confirmEmail, { body: { token: link } });
const userOf = async (as = token) =>
  (await shop.call(authContract.currentUser, { body: {}, token: as })).body.user;
const mails = async (template: string) =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'data'])
      .where('template', '=', template)
      .orderBy('id')
      .execute()
  ).map(({ recipient, data }) => ({ to: recipient, ...(data as { name: string; link: string }) }));
const linkOf = async (template: string): Promise<string> =>
  (await mails(template)).at(-1)?.link.split('/').at(-1) ?? '';

beforeEach(async () => {
  await shop.reset();
  token = await register();
});

test('registration mails a link that confirms the address; opening the account needs none', async () => {
  expect(await userOf()).toMatchObject({ email: ONA.email, email_confirmed: false });
  const [mail] = await mails('email-confirm');
  expect(mail?.to).toBe(ONA.email);
  expect(mail?.link).toMatch(/\/confirm-email\/[\w-]{43}$/);
  expect(await confirm(await linkOf('email-confirm'))).toMatchObject({
    status: 200,
    body: { state: 'confirmed' },
  });
  expect(await userOf()).toMatchObject({ email_confirmed: true });
});

test('the link is mailed again on request, and only the last one is valid', async () => {
  const first = await linkOf('email-confirm');
  await shop.call(ownAccountContract.sendConfirmation, { body: {}, token });
  const second = await linkOf('email-confirm');
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(422);
  expect((await confirm(second)).status).toBe(200);
  await shop.call(ownAccountContract.sendConfirmation, { body: {}, token });
  expect(await mails('email-confirm')).toHaveLength(2);
});

test.each([
  ['the old address first', ['email-change-old', 'email-change-new']],
  ['the new address first', ['email-change-new', 'email-change-old']],
])('an address changes when both have confirmed: %s', async (_, [first = '', second = '']) => {
  const phone = (await shop.call(authContract.login, { body: { email: ONA.email, password: ONA.password } }))
    .sessionToken;
  expect((await ask(NEW)).status).toBe(200);
  expect((await mails('email-change-old')).map(({ to }) => to)).toEqual([ONA.email]);
  expect(await mails('email-change-new')).toMatchObject([{ to: NEW, name: '' }]);
  expect((await confirm(await linkOf(first))).body).toMatchObject({ state: 'waiting' });
  expect((await confirm(await linkOf(first))).body).toMatchObject({ state: 'waiting' });
  expect(await userOf()).toMatchObject({ email: ONA.email });
  expect((await confirm(await linkOf(second))).body).toMatchObject({ state: 'confirmed' });

  expect(await userOf()).toMatchObject({ email: NEW, email_confirmed: true });
  expect(await userOf(phone), 'other devices stay').toMatchObject({ email: NEW });
  expect((await mails('email-changed')).map(({ to }) => to)).toEqual([ONA.email]);
  const logIn = (email: string) => shop.call(authContract.login, { body: { email, password: ONA.password } });
  expect((await logIn(ONA.email)).status).toBe(422);
  expect((await logIn(NEW)).status).toBe(200);
  expect((await confirm(await linkOf(first))).status).toBe(422);
});

test('a taken address gets the same answer, no link, and a mail that explains it', async () => {
  await register('rasa@shopper.example');
  const free = await ask(NEW);
  const taken = await ask('rasa@shopper.example');
  expect(taken).toMatchObject({ status: free.status, body: free.body });
  expect(await mails('email-change-old')).toHaveLength(2);
  expect((await mails('email-taken')).map(({ to }) => to)).toEqual(['rasa@shopper.example']);
  expect((await mails('email-change-new')).map(({ to }) => to)).toEqual([NEW]);
  expect((await confirm(await linkOf('email-change-old'))).body).toMatchObject({ state: 'waiting' });
  expect(await userOf()).toMatchObject({ email: ONA.email });
});

test('an address that another client takes meanwhile is not changed', async () => {
  await ask(NEW);
  await confirm(await linkOf('email-change-old'));
  await register(NEW);
  expect((await confirm(await linkOf('email-change-new'))).status).toBe(422);
  expect(await userOf()).toMatchObject({ email: ONA.email });
});

test('a wrong password and the same address are refused at their fields', async () => {
  expect(await ask(NEW, token, 'not this one')).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['auth.forms.wrong_password'] } },
  });
  expect(await ask('ONA@example.LT')).toMatchObject({
    status: 422,
    body: { errors: { email: ['auth.forms.same_email'] } },
  });
  expect(await mails('email-change-old')).toEqual([]);
});

test('a link ends after a day, with the next request, and belongs to its brand', async () => {
  await ask(NEW);
  const first = await linkOf('email-change-new');
  expect(
    (await shop.call(ownAccountContract.confirmEmail, { body: { token: first }, brand: 'lv' })).status,
  ).toBe(422);
  await ask('dar@kitas.example');
  expect((await confirm(first)).status).toBe(422);
  const second = await linkOf('email-change-new');
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR + 1);
  expect((await confirm(second)).status).toBe(422);
});

test('a client asks three times a day; a fourth change is refused', async () => {
  for (const n of [1, 2, 3]) expect((await ask(`ona${n}@kitas.example`)).status).toBe(200);
  expect((await ask('ona4@kitas.example')).status).toBe(429);
});

test('password links mailed to the old address become invalid after the change', async () => {
  await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email } });
  const reset = await linkOf('password-reset');
  await ask(NEW);
  await confirm(await linkOf('email-change-old'));
  await confirm(await linkOf('email-change-new'));
  const used = await shop.call(authContract.passwordReset, {
    body: { token: reset, password: 'visai kitas slaptas sakinys' },
  });
  expect(used.status).toBe(422);
});

test('a stopped address is told to its client, and a new password by a mailed link ends the stop', async () => {
  await shop.db
    .insertInto('mail_stop')
    .values({ email: ONA.email, reason: 'soft_bounces', detail: '4.2.2', reported_at: shop.clock.now })
    .execute();
  const stopped = async (as: string) =>
    (await shop.call(ownAccountContract.news, { body: {}, token: as })).body.stopped;
  expect(await stopped(token)).toBe('soft_bounces');
  await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email } });
  const password = 'visai kitas slaptas sakinys';
  await shop.call(authContract.passwordReset, { body: { token: await linkOf('password-reset'), password } });
  const { sessionToken = '' } = await shop.call(authContract.login, { body: { email: ONA.email, password } });
  expect(await stopped(sessionToken)).toBeNull();
});

test('a new password by a mailed link confirms the address that it was mailed to', async () => {
  await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email } });
  await shop.call(authContract.passwordReset, {
    body: { token: await linkOf('password-reset'), password: 'visai kitas slaptas sakinys' },
  });
  const { sessionToken } = await shop.call(authContract.login, {
    body: { email: ONA.email, password: 'visai kitas slaptas sakinys' },
  });
  expect(await userOf(sessionToken)).toMatchObject({ email_confirmed: true });
});
