import { createTestDatabase } from '@shop/database/testing';
import type { ListingRequest } from '@shop/contracts/catalogue';
import { SORTS, type Sort } from '@shop/domain/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.service.ts';
import { aTill } from '@shop/commerce-prices/testing';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestDatabase();
const catalogue = createCatalogue(shop.db);
afterAll(() => shop.close());

const ask: ListingRequest = {
  ...{ locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0, facets: true },
};
const COLOUR = 'f.additional_field_1';
const SIZE = 'f.additional_field_2';

const list = async (params: Record<string, string>, sort: Sort = SORTS.relevance) => {
  const till = await aTill(shop.db, 'USD');
  return catalogue.list({ request: { ...ask, params }, sort, languageId: 1, till });
};
const slugs = async (...of: Parameters<typeof list>) => (await list(...of)).items.map(({ slug }) => slug);
const counts = async (key: string, params: Record<string, string>) => {
  const facet = (await list(params)).facets.find((one) => `f.${one.key}` === key);
  return Object.fromEntries(facet?.values.map(({ slug, count }) => [slug, count]) ?? []);
};
const variantId = async (sku: string) =>
  (await shop.db.selectFrom('product_variant').select('id').where('sku', '=', sku).executeTakeFirstOrThrow())
    .id;

beforeAll(async () => {
  await layOutShop(shop.db);
  await putOnShelves(shop.db, [
    {
      slug: 'coat',
      popularity: 9,
      variants: [
        { colour: 'rust', size: 's', sku: 'COAT-RS', price: 10 },
        { colour: 'rust', size: 'm', sku: 'COAT-RM', price: 30, onHand: 0 },
        { colour: 'pine', size: 'm', sku: 'COAT-PM', price: 20 },
      ],
    },
    {
      slug: 'shirt',
      popularity: 5,
      variants: [
        { colour: 'rust', size: 'm', sku: 'SHIRT-RM', price: 15 },
        { colour: 'pine', size: 's', sku: 'SHIRT-PS', price: 5 },
      ],
    },
    { slug: 'gone', popularity: 1, onHand: 0, variants: [{ colour: 'rust', size: 'm' }] },
  ]);
});

describe('filters apply to one variant at a time', () => {
  test('size M and rust match one variant in stock, never two of them', async () => {
    expect(await slugs({ [SIZE]: 'm', [COLOUR]: 'rust' })).toEqual(['shirt']);
    expect(await slugs({ [SIZE]: 'm', [COLOUR]: 'pine,rust' })).toEqual(['coat', 'shirt']);
    expect(await slugs({ [SIZE]: 'm' })).toEqual(['coat', 'shirt']);
  });

  test('the price is that of the variant, not of a sibling', async () => {
    expect(await slugs({ [SIZE]: 'm', 'f.current_price': '-17' })).toEqual([]);
    expect(await slugs({ [SIZE]: 'm', 'f.current_price': '23-' })).toEqual(['coat']);
    expect(await slugs({ 'f.current_price': '-17' })).toEqual(['coat', 'shirt', 'gone']);
    expect(await slugs({ [SIZE]: 'm' }, SORTS.lowToHigh)).toEqual(['shirt', 'coat']);
    expect(await slugs({}, SORTS.lowToHigh)).toEqual(['shirt', 'coat', 'gone']);
  });

  test('counts follow the same rule: a value counts products that would be listed with it', async () => {
    expect(await counts(COLOUR, { [SIZE]: 'm' })).toEqual({ pine: 1, rust: 1 });
    expect(await counts(SIZE, { [SIZE]: 'm', [COLOUR]: 'rust' })).toEqual({ s: 1, m: 1 });
    expect(await counts(COLOUR, {})).toEqual({ pine: 2, rust: 2 });
    expect((await list({ [SIZE]: 'm', [COLOUR]: 'rust' })).total).toBe(1);
    for (const colour of ['pine', 'rust'])
      for (const size of ['s', 'm']) {
        const { total } = await list({ [SIZE]: size, [COLOUR]: colour });
        expect((await counts(COLOUR, { [SIZE]: size }))[colour] ?? 0).toBe(total);
      }
    const { facets } = await list({ [SIZE]: 'm' });
    expect(facets.find(({ key }) => key === 'current_price')).toMatchObject({ min: 20, max: 25 });
  });

  test('the card is that of the variant: its page, its price, its picture, and no open choice', async () => {
    const [card] = (await list({ [SIZE]: 'm', [COLOUR]: 'pine' })).items;
    const id = await variantId('COAT-PM');
    expect(card).toMatchObject({ slug: 'coat', price: 20, picked_variant_id: id, variant_id: id });
    expect(card?.image.source).toContain('.pine.');
  });

  test('with only a colour filter the size stays open', async () => {
    const [card] = (await list({ [COLOUR]: 'rust' })).items;
    expect(card).toMatchObject({ picked_variant_id: await variantId('COAT-RS'), price: 10 });
    const both = (await list({ [SIZE]: 's,m', [COLOUR]: 'rust' })).items;
    expect(both.map(({ slug }) => slug)).toEqual(['coat', 'shirt']);
  });

  test('without such a filter no variant is selected, and a product with several prices shows the lowest', async () => {
    const [coat, , gone] = (await list({})).items;
    expect(coat).toMatchObject({ picked_variant_id: null, variant_id: null, price: 10, is_from_price: true });
    expect(gone).toMatchObject({ slug: 'gone', is_from_price: false, available: false });
  });

  test('the last piece of a variant removes it from filters, and a restock brings it back', async () => {
    const stock = (onHand: number) =>
      shop.db.updateTable('product_variant').set({ on_hand: onHand }).where('sku', '=', 'SHIRT-RM').execute();
    await stock(0);
    catalogue.forgetCounts();
    expect(await slugs({ [SIZE]: 'm', [COLOUR]: 'rust' })).toEqual([]);
    expect((await list({})).items.find(({ slug }) => slug === 'shirt')).toMatchObject({
      price: 5,
      is_from_price: false,
    });
    await stock(3);
    catalogue.forgetCounts();
    expect(await slugs({ [SIZE]: 'm', [COLOUR]: 'rust' })).toEqual(['shirt']);
  });

  test('concurrent purchases of the last pieces of two variants leave no stale filter value', async () => {
    const take = (sku: string) =>
      shop.db.updateTable('product_variant').set({ on_hand: 0 }).where('sku', '=', sku).execute();
    await Promise.all([take('SHIRT-RM'), take('SHIRT-PS')]);
    catalogue.forgetCounts();
    const shirt = (await list({})).items.find(({ slug }) => slug === 'shirt');
    expect(shirt).toMatchObject({ available: false });
    expect((await list({ [SIZE]: 's' })).items.map(({ slug }) => slug)).toEqual(['coat']);
  });
});
