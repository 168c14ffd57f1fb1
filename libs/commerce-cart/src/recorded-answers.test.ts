import path from 'node:path';
import { cartContract } from '@shop/contracts/cart';
import { createTestDatabase } from '@shop/database/testing';
import { format, resolveConfig } from 'prettier';
import { afterAll, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCartApp } from './testing.ts';

const shop = await createTestDatabase();
const { send, close } = await createCartApp(shop.db);
const RECORDED = path.resolve(import.meta.dirname, '../../testing/src/recorded/cart-answers.json');

afterAll(async () => {
  await close();
  await shop.close();
});

test('the answers used by tests of the cart page are those of the API', async () => {
  await stockShop(shop.db);
  const { add, setQuantity, remove, restore, setShippingMethod } = cartContract;
  const { token } = await send(add, { variant_id: 1, quantity: 1 });
  const said = async (call: Parameters<typeof send>[0], body: object) =>
    (await send(call, body, { token })).body;

  const answers: Record<string, unknown> = {};
  answers['twoLines'] = await said(add, { variant_id: 3, quantity: 1 });
  answers['twoShirts'] = await said(setQuantity, { id: 2, quantity: 2 });
  answers['allHeadphones'] = await said(setQuantity, { id: 1, quantity: 6 });
  answers['shirtRemoved'] = await said(remove, { id: 2 });
  answers['shirtRestored'] = await said(restore, { id: 2 });
  answers['bySea'] = await said(setShippingMethod, { shipping_method: 'sea' });
  const style = { ...(await resolveConfig(RECORDED)), filepath: RECORDED };
  await expect(await format(JSON.stringify(answers), style)).toMatchFileSnapshot(RECORDED);
});
