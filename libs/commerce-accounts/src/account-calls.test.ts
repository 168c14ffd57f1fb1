import { authContract, permissionContract } from '@shop/contracts/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsShop, ONA, ONAS_HOME, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
beforeAll(async () => {
  shop = await createAccountsShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const register = async (email = ONA.email): Promise<string> =>
  (await shop.call(authContract.register, { body: { ...ONA, email } })).sessionToken ?? '';
const addressesOf = async (token: string) => {
  const { body } = await shop.call(authContract.refreshCurrentUser, { body: {}, token });
  return (body as { user: { addresses: (typeof ONAS_HOME)[] } }).user.addresses;
};

test('R-CAL-07 getCurrentUser answers the client, and null for a guest', async () => {
  const token = await register();
  expect(authContract.currentUser).toMatchObject({ method: 'POST', url: '/api/auth/getCurrentUser' });
  const client = await shop.call(authContract.currentUser, { body: {}, token });
  expect(client).toMatchObject({ status: 200, body: { user: { email: ONA.email, first_name: 'Ona' } } });
  const guest = await shop.call(authContract.currentUser, { body: {} });
  expect(guest).toMatchObject({ status: 200, body: { user: null } });
});

test('R-CAL-32 can-view-translations is a GET that answers true to translators and false to all others', async () => {
  expect(permissionContract.canViewTranslations).toMatchObject({
    method: 'GET',
    url: '/api/auth/permissions/can-view-translations',
  });
  const token = await register();
  const answerTo = async (given?: string) =>
    (await shop.call(permissionContract.canViewTranslations, given ? { token: given } : {})).body;
  expect([await answerTo(), await answerTo(token)]).toEqual([false, false]);
  await shop.db.updateTable('client').set({ can_view_translations: true }).execute();
  expect([await answerTo(), await answerTo(token)]).toEqual([false, true]);
});

test('only those who may see the keys of texts are told where texts are changed', async () => {
  const token = await register();
  const answerTo = async (given?: string) =>
    (await shop.call(permissionContract.textDesk, given ? { token: given } : {})).body.url;
  expect([await answerTo(), await answerTo(token)]).toEqual([null, null]);
  await shop.db.updateTable('client').set({ can_view_translations: true }).execute();
  expect([await answerTo(), await answerTo(token)]).toEqual([null, 'https://office.test.example/texts/']);
});

test('R-CAL-12 refreshCurrentUser takes nothing and answers the client as it is now', async () => {
  const token = await register();
  expect(authContract.refreshCurrentUser).toMatchObject({
    method: 'POST',
    url: '/api/auth/refreshCurrentUser',
  });
  await shop.db.updateTable('client').set({ first_name: 'Onutė' }).execute();
  const { status, body } = await shop.call(authContract.refreshCurrentUser, { body: {}, token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { email: ONA.email, first_name: 'Onutė' } });
});

test('R-CAL-20 add-delivery-address keeps the address, and the refreshed client has it', async () => {
  const token = await register();
  expect(authContract.addAddress.url).toBe('/api/account/add-delivery-address');
  const added = await shop.call(authContract.addAddress, { body: ONAS_HOME, token });
  expect(added).toMatchObject({ status: 200, body: { address: { ...ONAS_HOME, id: expect.any(Number) } } });
  expect(await addressesOf(token)).toMatchObject([{ city: 'Vilnius', zip: '06318' }]);
});

test('R-CAL-21 update-delivery-address changes the client’s own address', async () => {
  const token = await register();
  await shop.call(authContract.addAddress, { body: ONAS_HOME, token });
  const [address] = await addressesOf(token);
  expect(authContract.updateAddress.url).toBe('/api/account/update-delivery-address');
  const changed = await shop.call(authContract.updateAddress, {
    body: { ...ONAS_HOME, id: address!.id, city: 'Kaunas', zip: '44280' },
    token,
  });
  expect(changed.status).toBe(200);
  expect(await addressesOf(token)).toMatchObject([{ id: address!.id, city: 'Kaunas', zip: '44280' }]);
});

test('R-CAL-22 delete-delivery-address takes the id and answers success: the address is gone', async () => {
  const token = await register();
  await shop.call(authContract.addAddress, { body: ONAS_HOME, token });
  const [address] = await addressesOf(token);
  expect(authContract.deleteAddress.url).toBe('/api/account/delete-delivery-address');
  const deleted = await shop.call(authContract.deleteAddress, { body: { id: address!.id }, token });
  expect(deleted).toMatchObject({ status: 200, body: { status: true } });
  expect(await addressesOf(token)).toEqual([]);
});
