import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsShop, ONA, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
beforeAll(async () => {
  shop = await createAccountsShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const NEW = 'visai kitas slaptas sakinys';
const register = async (email = ONA.email): Promise<string> =>
  (await shop.call(authContract.register, { body: { ...ONA, email } })).sessionToken ?? '';
const logIn = (password: string) => shop.call(authContract.login, { body: { email: ONA.email, password } });
const userOf = async (token: string) =>
  (await shop.call(authContract.currentUser, { body: {}, token })).body.user;
const change = (token: string, body: { current_password: string; password: string }) =>
  shop.call(ownAccountContract.changePassword, { body, token });
const mails = () =>
  shop.db.selectFrom('mail_outbox').select(['template', 'recipient']).orderBy('id').execute();

test('R-CAL-15 update-contact-info changes names and phone, and answers the client as it is now', async () => {
  const token = await register();
  expect(ownAccountContract.updateContactInfo).toMatchObject({
    method: 'POST',
    url: '/api/auth/update-contact-info',
  });
  const changed = await shop.call(ownAccountContract.updateContactInfo, {
    body: { first_name: 'Onutė', last_name: 'Kazlauskienė', phone: '8 612 00 185' },
    token,
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { user: { first_name: 'Onutė', phone: '+370 61200185' } },
  });
  expect(await userOf(token)).toMatchObject({
    first_name: 'Onutė',
    last_name: 'Kazlauskienė',
    phone: '+370 61200185',
  });
});

test('a phone number is optional, a wrong one is refused by field, and nothing else is lost', async () => {
  const token = await register();
  const update = (phone: string, first_name = 'Ona') =>
    shop.call(ownAccountContract.updateContactInfo, {
      body: { first_name, last_name: 'Petraitė', phone },
      token,
    });
  expect(await update('12')).toMatchObject({ status: 422, body: { errors: { phone: ['phone'] } } });
  expect(await userOf(token)).toMatchObject({ phone: expect.stringContaining('612') });
  expect((await update('')).body).toMatchObject({ user: { phone: null } });
});

test('language, currency and market are kept, and only those that the brand has', async () => {
  const token = await register();
  const update = (body: { language_id: number; currency_id: number; country_id: number }) =>
    shop.call(ownAccountContract.updatePreferences, { body, token });
  const chosen = { language_id: 2, currency_id: 2, country_id: 2 };
  expect(await update(chosen)).toMatchObject({ status: 200, body: { user: chosen } });
  const refused = await update({ language_id: 9, currency_id: 9, country_id: 9_999 });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: { language_id: ['not_offered'], currency_id: ['not_offered'], country_id: ['not_offered'] },
    },
  });
  expect(await userOf(token)).toMatchObject(chosen);
});

test('a name puts no link into mails', async () => {
  const token = await register();
  const body = { first_name: 'win.example', last_name: 'Petraitė', phone: '' };
  const refused = await shop.call(ownAccountContract.updateContactInfo, { body, token });
  expect(refused).toMatchObject({ status: 422, body: { errors: { first_name: ['name_only'] } } });
});

test('R-CAL-16 change-password sets the new password and mails a notice; the old one is invalid', async () => {
  const token = await register();
  expect(ownAccountContract.changePassword).toMatchObject({
    method: 'POST',
    url: '/api/auth/change-password',
  });
  const changed = await change(token, { current_password: ONA.password, password: NEW });
  expect(changed).toMatchObject({ status: 200, body: { status: true } });
  expect((await logIn(ONA.password)).status).toBe(422);
  expect((await logIn(NEW)).status).toBe(200);
  expect((await mails()).at(-1)).toEqual({ template: 'password-changed', recipient: ONA.email });
});

test('other devices are logged out, and this one continues with a new token', async () => {
  const token = await register();
  const phone = (await logIn(ONA.password)).sessionToken ?? '';
  const { sessionToken = '' } = await change(token, { current_password: ONA.password, password: NEW });
  expect(await userOf(phone)).toBeNull();
  expect(await userOf(token)).toBeNull();
  expect(await userOf(sessionToken ?? '')).toMatchObject({ email: ONA.email });
});

test('a password link mailed before is invalid', async () => {
  const token = await register();
  await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email } });
  await change(token, { current_password: ONA.password, password: NEW });
  const open = await shop.db.selectFrom('password_reset').selectAll().where('used_at', 'is', null).execute();
  expect(open).toEqual([]);
});

test('a wrong current password is named and changes nothing; after five attempts it has to wait', async () => {
  const token = await register();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await change(token, { current_password: 'not this one', password: NEW })).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['auth.forms.wrong_password'] } },
    });
  expect((await change(token, { current_password: ONA.password, password: NEW })).status).toBe(429);
  expect((await logIn(ONA.password)).status).toBe(200);
});

test('a new password that is easy to guess is refused by its field', async () => {
  const token = await register();
  for (const password of ['password123', 'Petraitė2026'])
    expect(await change(token, { current_password: ONA.password, password })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringMatching(/^password_/)] } },
    });
  expect((await logIn(ONA.password)).status).toBe(200);
});

test('of two concurrent changes with the same old password, the last one wins and one session is left', async () => {
  const token = await register();
  const others = ['vienas naujas sakinys', 'kitas naujas sakinys'];
  await Promise.all(others.map((password) => change(token, { current_password: ONA.password, password })));
  const opened = await Promise.all(others.map(async (password) => (await logIn(password)).status));
  expect(opened.toSorted()).toEqual([200, 422]);
});
