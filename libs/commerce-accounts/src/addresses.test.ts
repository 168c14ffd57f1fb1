import { authContract } from '@shop/contracts/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsShop, ONA, ONAS_HOME, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
let token: string;
beforeAll(async () => {
  shop = await createAccountsShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  token = await register();
});

const register = async (email = ONA.email): Promise<string> =>
  (await shop.call(authContract.register, { body: { ...ONA, email } })).sessionToken ?? '';
const add = (city: string, as = token) =>
  shop.call(authContract.addAddress, { body: { ...ONAS_HOME, city }, token: as });
const idOf = async (city: string): Promise<number> => (await add(city)).body.address.id;
const makeMain = (id: number, as = token) =>
  shop.call(authContract.makeMainAddress, { body: { id }, token: as });
const remove = (id: number) => shop.call(authContract.deleteAddress, { body: { id }, token });

/** The cities in the order of the list, the main one marked. */
const listed = async (as = token): Promise<string[]> => {
  const { body } = await shop.call(authContract.refreshCurrentUser, { body: {}, token: as });
  return (body.user?.addresses ?? []).map(({ city, is_main }) => (is_main ? `${city} *` : city));
};

test('the first address is the main one, and later ones follow in the order of their creation', async () => {
  const first = await add('Vilnius');
  expect(first.body.address.is_main).toBe(true);
  expect((await add('Kaunas')).body.address.is_main).toBe(false);
  await add('Alytus');
  expect(await listed()).toEqual(['Vilnius *', 'Kaunas', 'Alytus']);
});

test('another address becomes the main one and comes first, and only one is', async () => {
  await add('Vilnius');
  const kaunas = await idOf('Kaunas');
  expect((await makeMain(kaunas)).body).toEqual({ status: true });
  expect((await makeMain(kaunas)).status).toBe(200);
  expect(await listed()).toEqual(['Kaunas *', 'Vilnius']);
});

test('after the main address was deleted the oldest of the others is the main one', async () => {
  const vilnius = await idOf('Vilnius');
  const kaunas = await idOf('Kaunas');
  await add('Alytus');
  await remove(kaunas);
  expect(await listed()).toEqual(['Vilnius *', 'Alytus']);
  await remove(vilnius);
  expect(await listed()).toEqual(['Alytus *']);
});

test('an address that was changed stays the main one', async () => {
  const vilnius = await idOf('Vilnius');
  const body = { ...ONAS_HOME, id: vilnius, city: 'Trakai' };
  expect((await shop.call(authContract.updateAddress, { body, token })).body.address.is_main).toBe(true);
  expect(await listed()).toEqual(['Trakai *']);
});

test('another client cannot make a client’s address the main one, and neither can a guest', async () => {
  await add('Vilnius');
  const kaunas = await idOf('Kaunas');
  const stranger = await register('petras@example.lt');
  await add('Ryga', stranger);
  const foreign = await makeMain(kaunas, stranger);
  const unknown = await makeMain(999_999, stranger);
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await shop.call(authContract.makeMainAddress, { body: { id: kaunas } })).status).toBe(401);
  expect([await listed(), await listed(stranger)]).toEqual([['Vilnius *', 'Kaunas'], ['Ryga *']]);
});

test('twenty concurrent requests leave one main address', async () => {
  const ids = [await idOf('Vilnius'), await idOf('Kaunas'), await idOf('Alytus')];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => makeMain(ids[at % ids.length] ?? 0)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await listed()).filter((city) => city.endsWith('*'))).toHaveLength(1);
});

test('a client who deletes the main address from two tabs still has one', async () => {
  const vilnius = await idOf('Vilnius');
  await add('Kaunas');
  const kaunas = await idOf('Alytus');
  const answers = await Promise.all([remove(vilnius), remove(vilnius), makeMain(kaunas)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 404]);
  expect((await listed()).filter((city) => city.endsWith('*'))).toHaveLength(1);
});

test('the database refuses a second main address, from any program', async () => {
  await add('Vilnius');
  await add('Kaunas');
  await expect(shop.db.updateTable('client_address').set({ is_main: true }).execute()).rejects.toThrow(
    /client_address_main/,
  );
});

test('a client stores at most 50 addresses, also with concurrent requests', async () => {
  const { id: client_id } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  const { id: _, ...home } = ONAS_HOME;
  const rows = Array.from({ length: 48 }, (_, at) => ({ ...home, client_id, is_main: at === 0 }));
  await shop.db.insertInto('client_address').values(rows).execute();
  const answers = await Promise.all(['Vilnius', 'Kaunas', 'Alytus', 'Zarasai'].map((city) => add(city)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
  expect(await listed()).toHaveLength(50);
  expect((await add('Trakai')).body).toMatchObject({
    errors: { id: ['account.forms.too_many_addresses'] },
  });
});
