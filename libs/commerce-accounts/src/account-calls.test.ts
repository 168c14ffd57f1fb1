import { authContract } from '@shop/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsShop, type AccountsShop } from './testing.ts';

let shop: AccountsShop;
beforeAll(async () => {
  shop = await createAccountsShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const ona = {
  email: 'ona@example.lt',
  password: 'ilgas ir slaptas sakinys',
  first_name: 'Ona',
  last_name: 'Petraitė',
  phone: '+370 612 00 184',
};
const home = {
  id: 0,
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Ukmergės g. 282',
  city: 'Vilnius',
  zip: '06318',
  phone_number: '+37061200184',
  country_id: 1,
};

const register = async (email = ona.email): Promise<string> =>
  (await shop.call(authContract.register, { body: { ...ona, email } })).sessionToken ?? '';
const addressesOf = async (token: string) => {
  const { body } = await shop.call(authContract.refreshCurrentUser, { body: {}, token });
  return (body as { user: { addresses: (typeof home)[] } }).user.addresses;
};

test('R-CAL-07 getCurrentUser answers the client, and null for a guest', async () => {
  const token = await register();
  expect(authContract.currentUser).toMatchObject({ method: 'POST', url: '/api/auth/getCurrentUser' });
  const client = await shop.call(authContract.currentUser, { body: {}, token });
  expect(client).toMatchObject({ status: 200, body: { user: { email: ona.email, first_name: 'Ona' } } });
  const guest = await shop.call(authContract.currentUser, { body: {} });
  expect(guest).toMatchObject({ status: 200, body: { user: null } });
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
  expect(body).toMatchObject({ user: { email: ona.email, first_name: 'Onutė' } });
});

test('R-CAL-20 add-delivery-address keeps the address, and the refreshed client has it', async () => {
  const token = await register();
  expect(authContract.addAddress.url).toBe('/api/account/add-delivery-address');
  const added = await shop.call(authContract.addAddress, { body: home, token });
  expect(added).toMatchObject({ status: 200, body: { address: { ...home, id: expect.any(Number) } } });
  expect(await addressesOf(token)).toMatchObject([{ city: 'Vilnius', zip: '06318' }]);
});

test('R-CAL-21 update-delivery-address changes the client’s own address', async () => {
  const token = await register();
  await shop.call(authContract.addAddress, { body: home, token });
  const [address] = await addressesOf(token);
  expect(authContract.updateAddress.url).toBe('/api/account/update-delivery-address');
  const changed = await shop.call(authContract.updateAddress, {
    body: { ...home, id: address!.id, city: 'Kaunas', zip: '44280' },
    token,
  });
  expect(changed.status).toBe(200);
  expect(await addressesOf(token)).toMatchObject([{ id: address!.id, city: 'Kaunas', zip: '44280' }]);
});

test('R-CAL-22 delete-delivery-address takes the id and answers success: the address is gone', async () => {
  const token = await register();
  await shop.call(authContract.addAddress, { body: home, token });
  const [address] = await addressesOf(token);
  expect(authContract.deleteAddress.url).toBe('/api/account/delete-delivery-address');
  const deleted = await shop.call(authContract.deleteAddress, { body: { id: address!.id }, token });
  expect(deleted).toMatchObject({ status: 200, body: { status: true } });
  expect(await addressesOf(token)).toEqual([]);
});
