import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterAll(() => shop.close());

const ask = async (source: string, secret = shop.deps.secret) =>
  (
    await shop.app.inject({
      url: '/internal/pictures',
      query: { source },
      headers: { 'x-shop-secret': secret },
    })
  ).statusCode;

test('a picture that a product names is known, any other is not', async () => {
  const { picture } = await shop.db.selectFrom('product_variant').select('picture').executeTakeFirstOrThrow();
  expect(await ask(picture)).toBe(204);
  expect(await ask('phone.slab.pine.front.9999')).toBe(404);
  for (const odd of ['', '\0', "' or true --", 'x'.repeat(4_000)]) expect(await ask(odd)).toBe(404);
});

test('a picture of an order is known after its product was removed', async () => {
  const { slug, token, total } = await shop.readyToPlace();
  await shop.place(slug, { token }, total, 'a-key');
  const line = await shop.db.selectFrom('order_line').select('picture').executeTakeFirstOrThrow();
  await shop.db.updateTable('product_variant').set({ picture: 'phone.slab.pine.front.8888' }).execute();
  expect(line.picture).not.toBeNull();
  expect(await ask(line.picture ?? '')).toBe(204);
});

test('only the web server may ask', async () => {
  const { picture } = await shop.db.selectFrom('product_variant').select('picture').executeTakeFirstOrThrow();
  expect(await ask(picture, 'guessed')).toBe(404);
});
