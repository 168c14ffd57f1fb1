import { authContract } from '@shop/contracts/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsShop, ONA, ONAS_HOME, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
const MORNING = new Date('2026-11-21T10:00:00Z');
let place = 0;

beforeAll(async () => {
  shop = await createAccountsShop({ now: MORNING });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  shop.clock.now = MORNING;
});

const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

/** Each test uses another place, unless it is about places. */
const elsewhere = () => `198.51.100.${(place += 1)}`;
const register = (values: Partial<typeof ONA> & { phone?: string } = {}, ip = elsewhere()) =>
  shop.call(authContract.register, { body: { ...ONA, ...values }, ip });
const login = (values: object = {}, options: object = {}) =>
  shop.call(authContract.login, {
    body: { email: ONA.email, password: ONA.password, ...values },
    ip: elsewhere(),
    ...options,
  });
const mails = () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const linkToken = (text: unknown) => /password-reset\/([\w-]{43})/.exec(JSON.stringify(text))?.[1] ?? '';

const importOna = () =>
  shop.db
    .insertInto('client')
    .values({ brand: 'lt', email: ONA.email, password_hash: null, first_name: 'Ona', country_id: 1 })
    .execute();

describe('registering', () => {
  test('R-REG-04 R-CAL-09 R-CAL-10 an unknown address gets an account and is logged in at once', async () => {
    const checked = await shop.call(authContract.checkClient, {
      body: { email: ONA.email },
      ip: elsewhere(),
    });
    expect(checked.body).toEqual({ status: true, found: false, new_password_has_been_sent: false });

    const registered = await register();
    expect(registered.status).toBe(200);
    expect(registered.body).toMatchObject({ status: true, user: { email: ONA.email, first_name: 'Ona' } });
    expect(registered.sessionToken).toMatch(/^[\w-]{43}$/);

    const known = await shop.call(authContract.currentUser, { body: {}, token: registered.sessionToken });
    expect(known.body).toMatchObject({
      user: { email: ONA.email, suite_number: expect.stringMatching(/^LT-\d+$/) },
    });
  });

  test('R-REG-03 an address that has an account is refused by its code', async () => {
    await register();
    const checked = await shop.call(authContract.checkClient, {
      body: { email: ONA.email },
      ip: elsewhere(),
    });
    expect(checked.body).toMatchObject({ found: true, new_password_has_been_sent: false });

    const again = await register({ email: 'ONA@example.lt' });
    expect(again.status).toBe(422);
    expect(again.body).toMatchObject({ errors: { email: ['auth.forms.user_already_exists'] } });
  });

  test('R-REG-02 an imported client without a password is sent a one-time link', async () => {
    await importOna();
    const checked = await shop.call(authContract.checkClient, {
      body: { email: ONA.email },
      ip: elsewhere(),
    });
    expect(checked.body).toMatchObject({ found: true, new_password_has_been_sent: true });
    expect(await mails()).toHaveLength(1);
  });

  test('checking an address never changes an existing password', async () => {
    await register();
    await shop.call(authContract.checkClient, { body: { email: ONA.email }, ip: elsewhere() });
    expect((await login()).status).toBe(200);
  });

  test('an imported client gets three mails a day at most', async () => {
    await importOna();
    for (let index = 0; index < 5; index += 1) {
      await shop.call(authContract.checkClient, { body: { email: ONA.email }, ip: elsewhere() });
    }
    expect(await mails()).toHaveLength(3);
  });

  test('five checks a minute from one place, then a wait', async () => {
    const ip = elsewhere();
    const ask = () => shop.call(authContract.checkClient, { body: { email: 'x@example.lt' }, ip });
    for (let index = 0; index < 5; index += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(60);
  });

  test('accounts are per brand: the same address at another brand is another client', async () => {
    await register();
    const other = await shop.call(authContract.register, { body: ONA, brand: 'ae', ip: elsewhere() });
    expect(other.status).toBe(200);
  });

  test('a domestic telephone number is stored with its calling code, and an invalid one is refused by field', async () => {
    const { body } = await register({ phone: '8 612 00184' });
    expect(body).toMatchObject({ user: { phone: '+370 61200184' } });
    expect((await register({ email: 'petras@example.lt', phone: '12' })).body).toMatchObject({
      errors: { phone: ['phone'] },
    });
  });

  test('a short password and a wrong address are refused by field', async () => {
    const refused = await register({ email: 'ona@', password: 'short' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { email: ['email'], password: ['password_too_short'] } });
  });
});

describe('a password that is easy to guess', () => {
  test.each([
    ['password123', 'password_common'],
    ['ona@example.lt', 'password_personal'],
    ['Nordport2026', 'password_personal'],
  ])('%s is refused at registration by its field', async (password, code) => {
    const refused = await register({ password });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { password: [code] } });
  });

  test('is refused by a link too, which can then be used for another one', async () => {
    await register();
    await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email }, ip: elsewhere() });
    const token = linkToken((await mails()).at(-1)?.data);
    const reset = (password: string) =>
      shop.call(authContract.passwordReset, { body: { token, password }, ip: elsewhere() });
    expect((await reset('qwertyuiop')).body).toMatchObject({ errors: { password: ['password_common'] } });
    expect((await reset('Petraitė1987')).body).toMatchObject({
      errors: { password: ['password_personal'] },
    });
    expect((await reset('ilga diena prie jūros')).status).toBe(200);
  });
});

test.each([
  'Win €500 http://evil.example',
  'evil.example',
  'Ona www.evil',
  'ona@evil.example',
  'Ona\nBcc: all@evil.example',
  '<b>Ona</b>',
])('a name that could put spam into a mail is refused by field: %j', async (first_name) => {
  const refused = await register({ first_name });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ errors: { first_name: ['name_only'] } });
});

test.each(['Ona', 'Jean-Luc', 'O’Neill', 'J. R. R.', 'St. John', 'Mary Ann 3', 'Õnne Ž.'])(
  'the name %s is accepted',
  async (first_name) => {
    expect((await register({ first_name })).status).toBe(200);
  },
);

describe('logging in', () => {
  test('sets the cart’s shipping method to the one chosen on the device', async () => {
    await register();
    const [{ id }] = (await shop.db.selectFrom('client').select('id').execute()) as [{ id: number }];
    shop.made.preferred.length = 0;
    await login({}, { headers: { 'x-shop-method': 'sea' } });
    await login();
    expect(shop.made.preferred).toEqual([[id, 'sea']]);
  });

  test('R-ROL-01 R-CAL-08 R-CFG-12 a guest logs in and is known from then on', async () => {
    await register();
    const answer = await login();
    expect(answer.body).toMatchObject({
      user: { email: ONA.email, first_name: 'Ona', last_name: 'Petraitė', unpaid_orders_count: 0 },
    });
    expect(answer.body.user?.id).toBeGreaterThan(0);
    expect(answer.headers['x-shop-session-max-age']).toBe('0');
    expect((await login({ remember: true })).headers['x-shop-session-max-age']).toBe(String(365 * 24 * 3600));
  });

  test('a guest gets a success without a user', async () => {
    const answer = await shop.call(authContract.currentUser, { body: {} });
    expect(answer).toMatchObject({ status: 200, body: { status: true, user: null } });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await register();
    const wrong = await login({ password: 'not this one at all' });
    const unknown = await login({ email: 'nobody@example.lt' });
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('logging in gives a new token and invalidates the old one', async () => {
    const { sessionToken: first } = await register();
    const { sessionToken: second } = await login({}, { token: first });
    expect(second).not.toBe(first);
    const old = await shop.call(authContract.currentUser, { body: {}, token: first });
    expect(old.body).toMatchObject({ user: null });
  });

  test('five wrong attempts in a minute cause a wait, longer each time', async () => {
    await register();
    const ip = elsewhere();
    const guess = () => login({ password: 'a wrong password' }, { ip });
    for (let index = 0; index < 5; index += 1) expect((await guess()).status).toBe(422);
    const first = await guess();
    expect(first.status).toBe(429);
    expect(first.headers['retry-after']).toBe('60');

    later(61_000);
    for (let index = 0; index < 5; index += 1) await guess();
    expect((await guess()).headers['retry-after']).toBe('120');
  });

  test('a client who has to wait does not lock out others at that place', async () => {
    await register();
    const shared = elsewhere();
    await register({ email: 'petras@shopper.example' });
    for (let index = 0; index < 40; index += 1) await login({ password: 'a wrong password' }, { ip: shared });
    expect((await login({}, { ip: shared })).status).toBe(429);
    expect((await login({ email: 'petras@shopper.example' }, { ip: shared })).status).toBe(200);
  });

  test('wrong attempts from one place lock the owner out nowhere else, not even at a new place', async () => {
    await register();
    const stranger = elsewhere();
    for (let minute = 0; minute < 10; minute += 1) {
      for (let index = 0; index < 20; index += 1)
        await login({ password: 'a wrong password' }, { ip: stranger });
      expect((await login()).status).toBe(200);
      later(60_000);
    }
  });

  test('a new password by mail ends the wait at once, at the place where it was imposed', async () => {
    await register();
    const shared = elsewhere();
    for (let index = 0; index < 8; index += 1) await login({ password: 'a wrong password' }, { ip: shared });
    expect((await login({}, { ip: shared })).status).toBe(429);
    await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email }, ip: elsewhere() });
    const token = linkToken((await mails()).at(-1)?.data);
    const password = 'another long and secret one';
    await shop.call(authContract.passwordReset, { body: { token, password }, ip: shared });
    expect((await login({ password }, { ip: shared })).status).toBe(200);
  });

  test('attempts at many addresses from one place are limited', async () => {
    const ip = elsewhere();
    const guess = (at: number) => login({ email: `guess-${at}@shopper.example` }, { ip });
    for (let at = 0; at < 50; at += 1) expect((await guess(at)).status).toBe(422);
    expect((await guess(51)).status).toBe(429);
  });

  test('attempts from many places cannot lock out a client who comes from a known one', async () => {
    const ip = elsewhere();
    await register({}, ip);
    for (let index = 0; index < 12; index += 1) await login({ password: 'a wrong password' });
    expect((await login()).status).toBe(429);
    expect((await login({}, { ip })).status).toBe(200);
  });

  test('right passwords do not count as attempts', async () => {
    await register();
    const ip = elsewhere();
    for (let index = 0; index < 8; index += 1) expect((await login({}, { ip })).status).toBe(200);
  });
});

describe('logging out', () => {
  test('R-REG-05 R-CAL-17 logout makes the visitor a guest', async () => {
    const { sessionToken: token } = await register();
    const out = await shop.call(authContract.logout, { body: {}, token });
    expect(out.headers['x-shop-session-max-age']).toBe('-1');
    expect((await shop.call(authContract.currentUser, { body: {}, token })).body).toMatchObject({
      user: null,
    });
  });

  test('logout everywhere ends the other sessions too', async () => {
    const { sessionToken: phone } = await register();
    const { sessionToken: desk } = await login();
    await shop.call(authContract.logout, { body: { everywhere: true }, token: desk });
    for (const token of [phone, desk]) {
      const answer = await shop.call(authContract.currentUser, { body: {}, token });
      expect(answer.body).toMatchObject({ user: null });
    }
  });

  test('a guest requesting the current client is asked to log in', async () => {
    expect((await shop.call(authContract.refreshCurrentUser, { body: {} })).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    shop.call(authContract.requestPasswordReset, { body: { email }, ip: elsewhere() });

  test('R-CAL-11 known and unknown addresses are answered alike, and only the known one gets a mail', async () => {
    await register();
    const before = (await mails()).length;
    const known = await ask(ONA.email);
    const unknown = await ask('nobody@example.lt');
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect((await mails()).length).toBe(before + 1);
  });

  test('R-CAL-13 the mailed link sets a new password once and ends all sessions', async () => {
    const { sessionToken } = await register();
    await ask(ONA.email);
    const token = linkToken((await mails()).at(-1));
    const reset = () =>
      shop.call(authContract.passwordReset, {
        body: { token, password: 'visai naujas slaptas' },
        ip: elsewhere(),
      });
    expect((await reset()).status).toBe(200);
    const again = await reset();
    expect(again.body).toMatchObject({ errors: { token: ['auth.forms.reset_link_invalid'] } });

    const old = await shop.call(authContract.currentUser, { body: {}, token: sessionToken });
    expect(old.body).toMatchObject({ user: null });
    expect((await login()).status).toBe(422);
    expect((await login({ password: 'visai naujas slaptas' })).status).toBe(200);
  });

  test('two concurrent uses of one link: one of them sets the password', async () => {
    await register();
    await ask(ONA.email);
    const token = linkToken((await mails()).at(-1));
    const answers = await Promise.all(
      ['pirmas naujas slaptas', 'antras naujas slaptas'].map((password) =>
        shop.call(authContract.passwordReset, { body: { token, password }, ip: elsewhere() }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a link expires after an hour, and is invalid at another brand', async () => {
    await register();
    await ask(ONA.email);
    const body = { token: linkToken((await mails()).at(-1)), password: 'visai naujas slaptas' };
    const foreign = await shop.call(authContract.passwordReset, { body, brand: 'ae', ip: elsewhere() });
    expect(foreign.status).toBe(422);
    later(61 * 60_000);
    expect((await shop.call(authContract.passwordReset, { body, ip: elsewhere() })).status).toBe(422);
  });
});

describe('addresses', () => {
  test('R-ADR-01 R-ADR-02 an address with id 0 is stored and gets its own id', async () => {
    const { sessionToken: token } = await register();
    const added = await shop.call(authContract.addAddress, { body: ONAS_HOME, token });
    expect(added.body).toMatchObject({ address: { ...ONAS_HOME, id: expect.any(Number) } });
    const user = await shop.call(authContract.refreshCurrentUser, { body: {}, token });
    expect(user.body).toMatchObject({ user: { addresses: [{ city: 'Vilnius' }] } });
  });

  test('a guest gets 401, another client 404 with the body of an unknown id', async () => {
    const { sessionToken: mine } = await register();
    const { sessionToken: theirs } = await register({ email: 'petras@example.lt' });
    const added = await shop.call(authContract.addAddress, { body: ONAS_HOME, token: mine });
    const { address } = added.body as { address: typeof ONAS_HOME };
    const change = { ...address, city: 'Kaunas' };

    expect((await shop.call(authContract.updateAddress, { body: change })).status).toBe(401);
    const foreign = await shop.call(authContract.updateAddress, { body: change, token: theirs });
    const unknown = await shop.call(authContract.updateAddress, {
      body: { ...change, id: 999_999 },
      token: theirs,
    });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await shop.call(authContract.updateAddress, { body: change, token: mine })).status).toBe(200);
    expect(
      (await shop.call(authContract.deleteAddress, { body: { id: address.id }, token: theirs })).status,
    ).toBe(404);
    expect(
      (await shop.call(authContract.deleteAddress, { body: { id: address.id }, token: mine })).status,
    ).toBe(200);
  });

  test('an invalid postcode and a number without digits are refused by field', async () => {
    const { sessionToken: token } = await register();
    const bad = { ...ONAS_HOME, zip: 'abc', phone_number: 'abc' };
    const refused = await shop.call(authContract.addAddress, { body: bad, token });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { zip: ['postcode'], phone_number: ['phone'] } },
    });
    const domestic = { ...ONAS_HOME, zip: 'LT-06318', phone_number: '861200184' };
    const kept = await shop.call(authContract.addAddress, { body: domestic, token });
    expect(kept.body).toMatchObject({ address: { zip: '06318', phone_number: '+370 61200184' } });
  });

  test('a country that the brand does not ship to is refused', async () => {
    const { sessionToken: token } = await register();
    const refused = await shop.call(authContract.addAddress, {
      body: { ...ONAS_HOME, country_id: 5 },
      token,
    });
    expect(refused.body).toMatchObject({ errors: { country_id: ['country_not_served'] } });
  });
});
