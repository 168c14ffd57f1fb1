import { authContract } from '@shop/contracts/auth';
import { factorContract } from '@shop/contracts/factors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClientOf, createFactorsShop, ONA, type FactorsShop } from './testing.ts';

let shop: FactorsShop;
let client: ReturnType<typeof createClientOf>;
beforeAll(async () => {
  shop = await createFactorsShop();
  client = createClientOf(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  shop.made.joined.length = 0;
});

const begin = async (token?: string) => (await client.logIn(ONA.email, token)).body.second_step ?? '';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('the right password alone opens no session where codes are on; the code opens it', async () => {
  const { key } = await client.withCodes();
  const first = await client.logIn();
  expect(first.status).toBe(200);
  expect(first.body.user).toBeNull();
  expect(first.sessionToken).toBeUndefined();
  const second = await client.step(first.body.second_step ?? '', client.code(key));
  expect(second.body.user?.email).toBe(ONA.email);
  const { body } = await shop.call(authContract.currentUser, { body: {}, token: second.sessionToken });
  expect(body.user?.email).toBe(ONA.email);
});

test('a client without codes logs in by the password', async () => {
  await client.register();
  const { body, sessionToken } = await client.logIn();
  expect(body.user?.email).toBe(ONA.email);
  expect(body.second_step).toBeUndefined();
  expect(sessionToken).toBeDefined();
});

test('a wrong password is answered alike with codes, without them, and without an account', async () => {
  await client.withCodes();
  await client.register('rasa@shopper.example');
  const answers = [];
  for (const email of [ONA.email, 'rasa@shopper.example', 'nobody@shopper.example']) {
    const { status, body } = await shop.call(authContract.login, {
      body: { email, password: 'not the one' },
    });
    answers.push({ status, body });
  }
  expect(answers[0]?.status).toBe(422);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('the guest’s cart joins only after the code', async () => {
  const { key } = await client.withCodes();
  const guest = await shop.made.sessions.begin(shop.db, { brand: 'lt', now: shop.clock.now });
  const step = await begin(guest.token);
  await client.step(step, wrong(client.code(key)), { token: guest.token });
  expect(shop.made.joined).toEqual([]);
  await client.step(step, client.code(key), { token: guest.token });
  expect(shop.made.joined).toHaveLength(1);
});

test('a login waits for five minutes, at its own brand, and ends once', async () => {
  const { key } = await client.withCodes();
  const old = await begin();
  client.pass(5 * 60_000);
  expect((await client.step(old, client.code(key))).body).toMatchObject({
    message: 'auth.forms.login_step_ended',
  });
  const step = await begin();
  expect((await client.step(step, client.code(key), { brand: 'lv' })).status).toBe(422);
  expect((await client.step(step, client.code(key))).status).toBe(200);
  client.pass();
  expect((await client.step(step, client.code(key))).body).toMatchObject({
    message: 'auth.forms.login_step_ended',
  });
});

test('a code counts once, also in another login; the next one counts', async () => {
  const { key } = await client.withCodes();
  const [one, two] = [await begin(), await begin()];
  const code = client.code(key);
  expect((await client.step(one, code)).status).toBe(200);
  expect((await client.step(two, code)).body).toMatchObject({ message: 'auth.forms.wrong_code' });
  client.pass(30_000);
  expect((await client.step(two, client.code(key))).status).toBe(200);
});

test('of two logins that send one code at the same moment, one is let in', async () => {
  const { key } = await client.withCodes();
  const [one, two] = [await begin(), await begin()];
  const code = client.code(key);
  const answers = await Promise.all([client.step(one, code), client.step(two, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.filter(({ sessionToken }) => sessionToken !== undefined)).toHaveLength(1);
});

test('of two requests that end one login at the same moment, one is let in', async () => {
  const { key, recoveryCodes } = await client.withCodes();
  const step = await begin();
  const answers = await Promise.all([
    client.step(step, client.code(key)),
    client.step(step, recoveryCodes[0] ?? ''),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('the last recovery code, sent twice at the same moment, lets one in', async () => {
  const { recoveryCodes } = await client.withCodes();
  for (const code of recoveryCodes.slice(1)) {
    expect((await client.step(await begin(), code)).status).toBe(200);
  }
  const [one, two] = [await begin(), await begin()];
  const last = (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ');
  const answers = await Promise.all([client.step(one, last), client.step(two, last)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('the clock of the app may be one step off, not two', async () => {
  const { key } = await client.withCodes();
  client.pass(120_000);
  const shown = client.code(key);
  client.pass(60_000);
  expect((await client.step(await begin(), shown)).status).toBe(422);
  const fresh = client.code(key);
  client.pass(30_000);
  expect((await client.step(await begin(), fresh)).status).toBe(200);
});

test('tries are bounded for one login, for one account, and for one place', async () => {
  const { key } = await client.withCodes();
  const step = await begin();
  for (let tries = 0; tries < 5; tries += 1) {
    const ip = `198.51.100.${tries}`;
    expect((await client.step(step, wrong(client.code(key)), { ip })).status).toBe(422);
  }
  const ended = await client.step(step, client.code(key));
  expect(ended.body).toMatchObject({ message: 'auth.forms.login_step_ended' });
  const limited = await client.step(await begin(), client.code(key), { ip: '198.51.100.9' });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);

  const guesses = [];
  for (let tries = 0; tries < 51; tries += 1) {
    guesses.push((await client.step('a'.repeat(43), '123456', { ip: '192.0.2.4' })).status);
  }
  expect(guesses.at(49)).toBe(422);
  expect(guesses.at(50)).toBe(429);
});

test('a new password by a mailed link does not pass the second step', async () => {
  const { key } = await client.withCodes();
  await shop.call(authContract.requestPasswordReset, { body: { email: ONA.email } });
  const mail = await shop.db.selectFrom('mail_outbox').selectAll().execute();
  const token = /password-reset\/([\w-]{43})/.exec(JSON.stringify(mail))?.[1] ?? '';
  const password = 'kitas ilgas slaptas';
  const reset = await shop.call(authContract.passwordReset, { body: { token, password } });
  expect(reset.status).toBe(200);
  const { body, sessionToken } = await shop.call(authContract.login, {
    body: { email: ONA.email, password },
  });
  expect(body.user).toBeNull();
  expect(sessionToken).toBeUndefined();
  expect((await client.step(body.second_step ?? '', client.code(key))).status).toBe(200);
});

test('a half login is no session for the account’s calls', async () => {
  await client.withCodes();
  const step = await begin();
  expect((await shop.call(factorContract.security, { body: {}, token: step })).status).toBe(401);
});
