import { checkoutContract } from '@shop/contracts/checkout';
import { campaignsPersonal } from '@shop/commerce-campaigns';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const placeWith = async (headers: Record<string, string>) => {
  const { slug, token, total } = await shop.readyToPlace();
  const place = () =>
    shop.call(checkoutContract.place, {
      token,
      headers,
      params: { slug },
      body: { slug, language_id: 1, expected_total: total },
      idempotencyKey: 'a-first-key',
    });
  const { body } = await place();
  await place();
  return body.order_id;
};
const kept = () => shop.db.selectFrom('order_touch').selectAll().execute();

test('the first and the last campaign are kept with the order, once', async () => {
  const id = await placeWith({
    'x-shop-touch-first': 'utm_campaign=spring&utm_source=mail',
    'x-shop-touch-last': 'utm_medium=cpc&utm_source=search',
  });
  expect(await kept()).toEqual([
    {
      quote_id: id,
      ...{ first_campaign: 'spring', first_medium: '', first_source: 'mail' },
      ...{ last_campaign: '', last_medium: 'cpc', last_source: 'search' },
      created_at: shop.clock.now,
    },
  ]);
});

test('an order of a visitor without campaigns has none', async () => {
  await placeWith({});
  expect(await kept()).toEqual([]);
});

test('a client’s export has them, and erasing the client removes them', async () => {
  const id = await placeWith({ 'x-shop-touch-last': 'utm_source=mail' });
  const { id: clientId } = await shop.db
    .insertInto('client')
    .values({ brand: 'lt', email: 'rasa@shopper.example', password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('quote').set({ client_id: clientId }).where('id', '=', id).execute();
  const person = { clientId, brand: 'lt', email: 'rasa@shopper.example' };
  expect(await campaignsPersonal.read(shop.db, person)).toEqual([
    { number: `QU${id}`, reference: 'mail', text: 'mail', created: shop.clock.now },
  ]);
  await shop.db.transaction().execute(async (tx) => {
    await campaignsPersonal.erase?.(tx, person, shop.clock.now);
  });
  expect(await kept()).toEqual([]);
});
