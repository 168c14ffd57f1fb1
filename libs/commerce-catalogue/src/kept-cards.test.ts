import { aTill, priceDueProducts } from '@shop/commerce-prices/testing';
import { createTestDatabase } from '@shop/database/testing';
import { SORTS } from '@shop/domain/sort';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.service.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestDatabase();
afterAll(() => shop.close());

/** It gets no change notifications. */
const catalogue = createCatalogue(shop.db);
let till: Awaited<ReturnType<typeof aTill>>;

const DOLLAR = 10_000;
const FREIGHT = 5;

const list = async (params: Record<string, string> = {}) => {
  const request = { locale: 'en', params, categoryId: null, limit: 48, offset: 0, facets: true } as const;
  const { items } = await catalogue.list({ request, sort: SORTS.lowToHigh, languageId: 1, till });
  return items.map(({ slug, available, delivered }) => [slug, available, delivered.air.total]);
};

beforeAll(async () => {
  await layOutShop(shop.db);
  await putOnShelves(shop.db, [
    { slug: 'cup', price: 10, variants: [{ sku: 'CUP' }] },
    { slug: 'pan', price: 20, variants: [{ sku: 'PAN' }] },
  ]);
  till = await aTill(shop.db, 'USD');
});

test('a listing by price is sorted by the shown prices, also before it is notified of a change', async () => {
  expect(await list()).toEqual([
    ['cup', true, 10 + FREIGHT],
    ['pan', true, 20 + FREIGHT],
  ]);
  const change = (values: { price: number } | { on_hand: number }) =>
    shop.db.updateTable('product_variant').set(values).where('sku', '=', 'CUP').execute();

  await change({ price: 30 * DOLLAR });
  await priceDueProducts(shop.db);
  expect(await list({ 'f.current_price': '1-900' })).toEqual([
    ['pan', true, 20 + FREIGHT],
    ['cup', true, 30 + FREIGHT],
  ]);

  await change({ price: 5 * DOLLAR });
  await change({ on_hand: 0 });
  await priceDueProducts(shop.db);
  expect(await list()).toEqual([
    ['pan', true, 20 + FREIGHT],
    ['cup', false, 5 + FREIGHT],
  ]);
});
