import { productContract } from '@shop/contracts/catalogue';
import { toJson } from '@shop/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices } from '@shop/commerce-prices';
import { createTariffs } from '@shop/commerce-tariff';
import { createCatalogueModule } from './catalogue.module.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestServer((deps) => {
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  return { visitors: noVisitors, routes: [createCatalogueModule({ ...deps, prices }).routes] };
});
afterAll(() => shop.close());

const chartOf = async (slug: string, locale = 'en') =>
  (await shop.call(productContract.product, { body: { slug, locale }, brand: 'lt' })).body.product.size_chart;

beforeAll(async () => {
  const { db } = shop;
  await layOutShop(db);
  await putOnShelves(db, [
    { slug: 'cap', category: 'footwear', variants: [{ size: 's' }, { size: 'm' }] },
    { slug: 'own-cap', brand: 'tonfeld', category: 'footwear', variants: [{ size: 's' }] },
    { slug: 'mug', category: 'footwear' },
    { slug: 'band', category: 'electronics/audio/headphones', variants: [{ size: 's' }] },
  ]);
  await db
    .insertInto('size_chart')
    .values([
      { id: 1, category_id: 1932, manufacturer_id: null },
      { id: 2, category_id: 1932, manufacturer_id: 2 },
    ])
    .execute();
  await db
    .insertInto('size_chart_row')
    .values([
      { chart_id: 1, value_id: 4, measures: toJson({ chest: [940, 1020] as const }) },
      {
        chart_id: 1,
        value_id: 3,
        measures: toJson({ chest: [860, 940] as const, height: [1700, 1760] as const }),
      },
      { chart_id: 2, value_id: 3, measures: toJson({ waist: [700, 760] as const }) },
    ])
    .execute();
});

test('a chart applies to all goods of its category that have its sizes, in their order', async () => {
  expect(await chartOf('cap')).toEqual({
    measures: ['height', 'chest'],
    rows: [
      {
        size: 'S',
        values: [
          [1700, 1760],
          [860, 940],
        ],
      },
      { size: 'M', values: [null, [940, 1020]] },
    ],
    is_own: false,
  });
});

test('a maker’s own chart is used before the general one', async () => {
  expect(await chartOf('own-cap')).toEqual({
    measures: ['waist'],
    rows: [{ size: 'S', values: [[700, 760]] }],
    is_own: true,
  });
});

test('goods without sizes, and those of a category without a chart, have none', async () => {
  expect([await chartOf('mug'), await chartOf('band')]).toEqual([null, null]);
});
