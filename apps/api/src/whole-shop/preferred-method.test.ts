import { authContract } from '@shop/contracts/auth';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const shop = await createTestApp();
afterAll(() => shop.close());

const PERSON = { email: 'ona@example.lt', password: 'ilgas ir slaptas' };

test('the shipping method chosen on the device becomes the method of the client’s cart at login', async () => {
  await shop.call(authContract.register, {
    body: { ...PERSON, first_name: 'Ona', last_name: 'Petraitė', phone: '+370 612 00 184' },
  });
  const { id } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  await shop.db.deleteFrom('cart').execute();
  await shop.db.insertInto('cart').values({ brand: 'lt', client_id: id }).execute();
  const methodAfter = async (headers: Record<string, string>) => {
    await shop.call(authContract.login, { body: PERSON, headers });
    const cart = await shop.db.selectFrom('cart').select('shipping_method').executeTakeFirstOrThrow();
    return cart.shipping_method;
  };
  expect(await methodAfter({ 'x-shop-method': 'sea' })).toBe('sea');
  expect(await methodAfter({})).toBe('sea');
  expect(await methodAfter({ 'x-shop-method': 'air' })).toBe('air');
});
