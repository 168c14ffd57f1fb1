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
  locale: 'en',
  params: {},
  categoryId: null,
  limit: 48,
  offset: 0,
  facets: true,
};
const list = async (parts: Partial<ListingRequest> = {}, sort: Sort = SORTS.bestSellers, languageId = 1) =>
  catalogue.list({ request: { ...ask, ...parts }, sort, languageId, till: await aTill(shop.db, 'USD') });
const slugs = async (...of: Parameters<typeof list>) => (await list(...of)).items.map(({ slug }) => slug);
const facet = async (key: string, parts: Partial<ListingRequest> = {}) =>
  (await list(parts)).facets.find((one) => one.key === key);
const counts = async (key: string, parts: Partial<ListingRequest> = {}) =>
  Object.fromEntries((await facet(key, parts))?.values.map(({ slug, count }) => [slug, count]) ?? []);

beforeAll(async () => {
  await layOutShop(shop.db);
  await putOnShelves(shop.db, [
    {
      slug: 'k7',
      name: { 1: 'K7 wireless headphones', 2: 'Belaidės ausinės K7' },
      price: 190,
      before: 200,
      paid: 5,
      popularity: 7,
      arrived: '2026-03-01',
      flags: ['new', 'audio-week'],
      variants: [{ colour: 'pine', sku: 'KST-K7-PIN' }, { colour: 'rust' }],
    },
    {
      slug: 'studio',
      name: { 1: 'Studio headphones' },
      brand: 'tonfeld',
      price: 100,
      paid: 9,
      popularity: 3,
      arrived: '2026-03-01',
      variants: [
        { colour: 'rust', size: 's' },
        { colour: 'rust', size: 'm' },
      ],
    },
    {
      slug: 'bud',
      name: { 1: 'Bud speaker' },
      category: 'electronics/audio/speakers',
      price: 100,
      before: 200,
      paid: 9,
      popularity: 8,
      arrived: '2026-04-01',
    },
    {
      slug: 'shoe',
      name: { 1: 'Harbour shoe', 2: 'Uosto batai' },
      brand: 'tonfeld',
      category: 'footwear',
      price: 50,
      paid: 0,
      popularity: 3,
      arrived: '2026-04-01',
      onHand: 0,
      values: ['b1'],
    },
    { slug: 'gone', name: { 1: 'Gone headphones' }, status: 'withdrawn' },
  ]);
});

describe('orders of a listing', () => {
  test('R-SRT-01 high to low puts the dearest first and breaks ties by relevance', async () => {
    expect(await slugs({}, SORTS.highToLow)).toEqual(['k7', 'bud', 'studio', 'shoe']);
  });
  test('R-SRT-02 low to high puts the cheapest first and breaks ties by relevance', async () => {
    expect(await slugs({}, SORTS.lowToHigh)).toEqual(['bud', 'studio', 'k7', 'shoe']);
  });
  test('R-SRT-03 best value puts the largest reduction first, then the cheapest', async () => {
    expect(await slugs({}, SORTS.bestValue)).toEqual(['bud', 'k7', 'studio', 'shoe']);
  });
  test('R-SRT-04 best sellers go by paid amount', async () => {
    expect(await slugs({}, SORTS.bestSellers)).toEqual(['bud', 'studio', 'k7', 'shoe']);
  });
  test('R-SRT-05 new arrivals go by the day they arrived', async () => {
    expect(await slugs({}, SORTS.newArrivals)).toEqual(['bud', 'k7', 'studio', 'shoe']);
  });
  test('R-SRT-06 relevance without a term is popularity, then sales, then arrival', async () => {
    expect(await slugs({}, SORTS.relevance)).toEqual(['bud', 'k7', 'studio', 'shoe']);
  });
  test('sold-out goods come last in every order, and their cards say so', async () => {
    for (const sort of Object.values(SORTS)) {
      const { items } = await list({}, sort);
      expect([sort, items.map(({ available }) => available)]).toEqual([sort, [true, true, true, false]]);
    }
  });
  test('windows of a listing neither repeat nor skip a product', async () => {
    const whole = await slugs({}, SORTS.bestSellers);
    const parts = [0, 1, 2, 3].map((offset) => slugs({ limit: 1, offset }, SORTS.bestSellers));
    expect((await Promise.all(parts)).flat()).toEqual(whole);
  });
});

describe('facets', () => {
  test('R-FLT-01 R-FLT-03 brand, price and discount are offered with key, type and bounds', async () => {
    expect(await facet('manufacturer')).toMatchObject({ type: 'terms' });
    expect(await facet('current_price')).toMatchObject({ type: 'stats', min: 55, max: 195 });
    expect(await facet('discount_percentage')).toMatchObject({ type: 'stats', min: 0, max: 100 });
  });
  test('R-FLT-05 additional fields are offered by their id, with their words', async () => {
    expect(await facet('additional_field_1')).toMatchObject({ type: 'terms', name: 'Colour' });
    expect(await counts('additional_field_1')).toEqual({ pine: 1, rust: 2 });
  });
  test('R-FLT-04 category facets are not shown', async () => {
    const keys = (await list()).facets.map(({ key }) => key);
    expect(keys).not.toContain('category_id');
    expect(keys).not.toContain('category_ids');
  });
  test('R-FLT-07 a category offers only its own filterable fields, in its own order', async () => {
    const fields = async (categoryId: number) =>
      (await list({ categoryId })).facets.map(({ key }) => key).filter((key) => key.startsWith('additional'));
    expect(await fields(4)).toEqual(['additional_field_1']);
    expect(await fields(2)).toEqual(['additional_field_2', 'additional_field_1']);
    expect(await fields(1932)).toEqual([]);
  });
  test('R-FLT-08 without a category, fields disabled in the index are hidden and named', async () => {
    const { facets, disabledAdditionalIdsInIndex } = await list();
    expect(facets.map(({ key }) => key)).not.toContain('additional_field_3');
    expect(disabledAdditionalIdsInIndex).toEqual([3]);
  });
  test('R-QRY-01 brand and discount narrow the listing', async () => {
    expect(await slugs({ params: { 'f.manufacturer': 'tonfeld' } })).toEqual(['studio', 'shoe']);
    expect(await slugs({ params: { 'f.discount_percentage': '4-' } })).toEqual(['bud', 'k7']);
    expect(await slugs({ params: { 'f.discount_percentage': '20-60' } })).toEqual(['bud']);
    expect(await slugs({ params: { 'f.current_price': '60-150' } })).toEqual(['bud', 'studio']);
    expect(await slugs({ params: { 'f.manufacturer': 'nobody' } })).toEqual([]);
  });
  test('counts of a facet ignore its own selection and apply every other', async () => {
    const params = { 'f.manufacturer': 'tonfeld', 'f.additional_field_1': 'rust' };
    expect(await counts('manufacturer', { params })).toEqual({ kestrel: 1, tonfeld: 1 });
    expect(await counts('additional_field_1', { params })).toEqual({ rust: 1 });
    expect(await counts('additional_field_2', { params })).toEqual({ s: 1, m: 1 });
    expect((await list({ params })).total).toBe(1);
  });
  test('flags narrow by slug or by id, and are counted', async () => {
    expect(await slugs({ params: { 'f.flag_ids': 'new' } })).toEqual(['k7']);
    expect(await slugs({ params: { 'f.flag_ids': '11' } })).toEqual(['k7']);
    expect(await counts('flag_ids')).toEqual({ new: 1, 'audio-week': 1 });
  });
  test('R-FLT-06 R-FLT-09 unknown facets and unreadable bounds change nothing', async () => {
    const params = { 'f.weight': '1-2', 'f.current_price': 'a-b', 'f.manufacturer': "'; drop table product" };
    expect((await list({ params })).total).toBe(4);
  });
});

describe('the scope of a listing', () => {
  test('a category contains its own goods and those of its subcategories, in either tree', async () => {
    expect(await slugs({ categoryId: 4 })).toEqual(['studio', 'k7']);
    expect(await slugs({ categoryId: 2 })).toEqual(['bud', 'studio', 'k7']);
    expect(await slugs({ categoryId: 684 })).toEqual(await slugs({ categoryId: 2 }));
  });
  test('R-LST-06 offers contain only goods that are in an offer', async () => {
    expect(await slugs({ contentType: 'o' })).toEqual(['k7']);
  });
  test('withdrawn products are not listed', async () => {
    expect(await slugs({ categoryId: 4 })).not.toContain('gone');
  });
  test('a listing below the limit says so, and similar goods follow that are not listed twice', async () => {
    const found = await list({ categoryId: 4 });
    expect(found).toMatchObject({ isBelowLimit: true, total: 2 });
    expect(found.similarResults.map(({ slug }) => slug)).toEqual(['bud']);
    expect(await list({ categoryId: 4, limit: 2 })).toMatchObject({
      isBelowLimit: false,
      similarResults: [],
    });
  });
  test('out-of-range windows are brought into range', async () => {
    expect((await list({ limit: 1e9 })).items).toHaveLength(4);
    expect((await list({ limit: -5, offset: -5 })).items).toEqual([]);
    expect((await list({ offset: 1e12 })).items).toEqual([]);
  });
});

describe('search', () => {
  const search = (s: string) => slugs({ params: { s } }, SORTS.relevance);
  test('R-QRY-06 finds by word, in any order, with or without accents and capitals', async () => {
    expect(await search('headphones wireless')).toEqual(['k7']);
    expect(await search('AUSINES')).toContain('k7');
    expect(await search('ausinės')).toContain('k7');
  });
  test('finds by brand, category, sku and barcode', async () => {
    expect(await search('tonfeld')).toEqual(expect.arrayContaining(['studio', 'shoe']));
    expect(await search('avalynė')).toEqual(['shoe']);
    expect(await search('KST-K7-PIN')).toEqual(['k7']);
    expect(await search('47531')).toEqual([]);
    expect(await search('47530')).toEqual(['bud']);
  });
  test('corrects a typing error', async () => {
    expect(await search('headfones')).toEqual(expect.arrayContaining(['k7', 'studio']));
    expect(await search('tonfled')).toEqual(expect.arrayContaining(['studio']));
  });
  test('falls back to the kind of goods when nothing matches all words, and says so', async () => {
    const found = await list({ params: { s: 'harbour headphones' } }, SORTS.relevance);
    expect(found.items.map(({ slug }) => slug)).toEqual(['k7', 'studio']);
    expect(found.search).toEqual({ kind: 'partial', words: 'headphones' });
    expect(found.similarResults.map(({ slug }) => slug)).toContain('shoe');
  });
  test('operators of the query language have no meaning', async () => {
    for (const s of ["'", "a' | 'b", ':*', '!&|()', '\\', '%_%', '😀'])
      await expect(search(s)).resolves.toBeDefined();
  });
});

describe('a card', () => {
  const card = async (slug: string, currency: 'EUR' | 'USD' = 'USD', languageId = 1) => {
    const till = await aTill(shop.db, currency);
    const { items } = await catalogue.list({ request: ask, sort: SORTS.relevance, languageId, till });
    return items.find((item) => item.slug === slug);
  };
  test('has the price, the former price, and the lowest of 30 days next to a reduction', async () => {
    expect(await card('k7')).toMatchObject({
      ...{ name: 'K7 wireless headphones', manufacturer: 'Kestrel Audio', available: true },
      ...{ price: 190, old_price: 200, discount_percentage: 0.95, lowest_price: 200 },
    });
    expect(await card('studio')).toMatchObject({ price: 100, old_price: null, lowest_price: null });
  });
  test('is priced once per unit in the shopper’s currency, and delivered by air and by sea', async () => {
    expect(await card('k7', 'EUR')).toMatchObject({ price: 174.8, old_price: 184 });
    expect((await card('k7', 'EUR'))?.delivered).toEqual({
      air: { total: 179.4, days_from: 6, days_to: 9, prior_total: 188.6, percent_off: 4 },
      sea: { total: 174.8, days_from: 32, days_to: 40, prior_total: 184, percent_off: 5 },
    });
  });
  test('is in the requested language, and in English where a translation is missing', async () => {
    expect((await card('k7', 'EUR', 2))?.name).toBe('Belaidės ausinės K7');
    expect((await card('studio', 'EUR', 2))?.name).toBe('Studio headphones');
  });
  test('shows its colours and can be added at once unless a size must be chosen or nothing is left', async () => {
    expect((await card('k7'))?.colours.map(({ slug }) => slug)).toEqual(['pine', 'rust']);
    expect((await card('k7'))?.variant_id).toBeTypeOf('number');
    expect((await card('studio'))?.variant_id).toBeNull();
    expect(await card('shoe')).toMatchObject({ available: false, variant_id: null });
  });
});

describe('the tree and the flags', () => {
  test('R-CAT-01 R-CAT-02 R-CAT-09 categories come as a tree in the requested language', async () => {
    const [footwear, electronics] = await catalogue.categories('us', 2);
    expect(footwear?.id).toBe(1932);
    expect(electronics).toMatchObject({
      ...{
        id: 2,
        slug: 'electronics',
        name: 'Elektronika',
        pageTitle: 'Elektronika!',
        parent_id: null,
        position: 1,
      },
      filterable_additional_fields: [2, 1],
    });
    expect(electronics?.children[0]).toMatchObject({ id: 3, display_in_marketplace: false });
    expect(electronics?.children[0]?.children.map(({ slug }) => slug)).toEqual([
      'electronics/audio/headphones',
      'electronics/audio/speakers',
    ]);
  });
  test('R-QRY-05 another search key names another tree over the same products', async () => {
    expect((await catalogue.categories('alt', 1)).map(({ id }) => id)).toEqual([684]);
  });
  test('R-CAT-04 flags and offers come by position, 1 a flag and 2 an offer', async () => {
    expect(await catalogue.flags(2)).toEqual([
      { id: 11, slug: 'audio-week', type: 2, position: 0, name: 'Garso savaitė' },
      { id: 1, slug: 'new', type: 1, position: 1, name: 'New' },
    ]);
  });
  test('cached data is read again after a change', async () => {
    await shop.db.updateTable('flag_name').set({ name: 'Fresh' }).where('flag_id', '=', 1).execute();
    expect((await catalogue.flags(1)).at(1)?.name).toBe('New');
    catalogue.forget();
    expect((await catalogue.flags(1)).at(1)?.name).toBe('Fresh');
  });
});

test('two fields with the same name are distinguished by their values', async () => {
  const rename = (name: string) =>
    shop.db
      .updateTable('additional_field_name')
      .set({ name })
      .where('field_id', '=', 2)
      .where('language_id', '=', 1)
      .execute();
  await rename('colour');
  catalogue.forget();
  const names = (await list()).facets.map(({ name }) => name).filter((name) => name !== '');
  expect(names).toEqual(['Colour (PINE – RUST)', 'colour (S – M)']);
  await rename('Size');
  catalogue.forget();
});

test('selling the last piece removes the card’s add button', async () => {
  await shop.db.updateTable('product_variant').set({ on_hand: 0 }).where('product_id', '=', 3).execute();
  expect((await list()).items.find(({ slug }) => slug === 'bud')).toMatchObject({ available: false });
});
