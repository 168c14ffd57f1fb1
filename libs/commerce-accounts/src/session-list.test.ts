import { authContract, ownAccountContract } from '@shop/contracts/auth';
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
const logIn = async (): Promise<string> =>
  (await shop.call(authContract.login, { body: { email: ONA.email, password: ONA.password } }))
    .sessionToken ?? '';
const list = async (token: string) =>
  (await shop.call(authContract.sessions, { body: {}, token })).body.sessions;
const end = (token: string, id: number) => shop.call(ownAccountContract.endSession, { body: { id }, token });
const isLoggedIn = async (token: string) =>
  (await shop.call(authContract.currentUser, { body: {}, token })).body.user !== null;

test('a client sees every device that is logged in, and which of them is this one', async () => {
  const [here, there] = [await register(), await logIn()];
  const sessions = await list(here);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ is_this }) => is_this)).toHaveLength(1);
  expect((await list(there)).find(({ is_this }) => is_this)?.id).not.toBe(
    sessions.find(({ is_this }) => is_this)?.id,
  );
  expect(sessions.map(({ place }) => place)).toEqual(['203.0.113.*', '203.0.113.*']);
  expect(sessions[0]?.seen_at).toMatch(/-05:00$/);
});

test('another device is logged out at once, and this one stays', async () => {
  const [here, there] = [await register(), await logIn()];
  const other = (await list(here)).find(({ is_this }) => !is_this);
  expect((await end(here, other?.id ?? 0)).status).toBe(200);
  expect(await isLoggedIn(there)).toBe(false);
  expect(await isLoggedIn(here)).toBe(true);
  expect(await list(here)).toHaveLength(1);
});

test('neither this device nor another client’s can be logged out: the answer is that for an unknown one', async () => {
  const [ona, rasa] = [await register(), await register('rasa@shopper.example')];
  const [mine] = await list(ona);
  const [hers] = await list(rasa);
  const unknown = await end(ona, 999_999);
  expect(unknown.status).toBe(404);
  expect((await end(ona, hers?.id ?? 0)).body).toEqual(unknown.body);
  expect((await end(ona, mine?.id ?? 0)).body).toEqual(unknown.body);
  expect(await isLoggedIn(rasa)).toBe(true);
});
