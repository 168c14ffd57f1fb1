import { catalogueContract, productContract, type ListingRequest } from '@shop/contracts/catalogue';
import { sql } from '@shop/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices } from '@shop/commerce-prices';
import { priceDueProducts } from '@shop/commerce-prices/testing';
import { createTariffs } from '@shop/commerce-tariff';
import { createCatalogueModule } from './catalogue.module.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestServer((deps) => {
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  return { visitors: noVisitors, routes: [createCatalogueModule({ ...deps, prices }).routes] };
});
afterAll(() => shop.close());

/** This many minutes after the shop's clock. */
const later = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000);

const ask: ListingRequest = { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 };
const list = (body: Partial<ListingRequest> = {}, currency: 1 | 2 = 1) =>
  shop.call(catalogueContract.listing, { body: { ...ask, ...body }, currency });
const product = (slug: string, body: { locale?: string; queryKey?: string } = {}) =>
  shop.call(productContract.product, { body: { slug, locale: 'en', ...body } });

let ids: Map<string, number>;
beforeAll(async () => {
  await layOutShop(shop.db);
  ids = await putOnShelves(shop.db, [
    {
      slug: 'k7',
      name: { 1: 'K7 headphones', 2: 'Ausinės K7' },
      description: 'Quiet.',
      price: 190,
      before: 200,
      paid: 1,
      values: ['b1'],
      variants: [
        { colour: 'pine', size: 's', onHand: 3 },
        { colour: 'pine', size: 'm', onHand: 0 },
        { colour: 'rust', size: 's', onHand: 500 },
      ],
    },
    { slug: 'shoe', category: 'footwear', price: 50, onHand: 0, paid: 3 },
    { slug: 'gone', status: 'withdrawn' },
    { slug: 'studio', price: 100, paid: 2 },
  ]);
});

describe('a product by its slug', () => {
  test('has name, place, versions and its delivered price, line by line', async () => {
    const { status, body } = await product('k7');
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      ...{ slug: 'k7', name: 'K7 headphones', manufacturer: 'Kestrel Audio', description: 'Quiet.' },
      breadcrumbs: [
        { id: 'electronics', display_in_marketplace: true },
        { id: 'electronics/audio', display_in_marketplace: false },
        { id: 'electronics/audio/headphones', display_in_marketplace: true },
      ],
    });
    const { air } = body.product.variants[0]?.delivered ?? {};
    const sum = air?.lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round((air?.total ?? 0) * 100));
    expect(air?.lines[0]).toEqual({ code: 'goods', amount: body.product.variants[0]?.price });
  });

  test('its delivered price equals that of its card, the sum of its lines, with the cheapest courier', async () => {
    const { items } = (await list({ params: { s: 'studio' } })).body;
    const [variant] = (await product('studio')).body.product.variants;
    for (const method of ['air', 'sea'] as const) {
      const { total, lines } = variant!.delivered[method];
      expect(items[0]?.delivered[method].total).toBe(total);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 4);
      expect(lines.at(-1)).toEqual({ code: 'delivery', amount: 2.39 });
    }
  });

  test('its options come colour first, with words and swatches', async () => {
    const { body } = await product('k7');
    expect(body.product.options.map(({ key }) => key)).toEqual(['colour', 'size']);
    expect(body.product.options[0]?.values[0]).toEqual({ slug: 'pine', name: 'PINE', swatch: '#4d7464' });
    expect(body.product.specification).toContainEqual({ name: 'Batch', value: 'B1' });
  });

  test('a variant has at most 99 to a line, and none when it is sold out', async () => {
    const { body } = await product('k7');
    expect(body.product.variants.map(({ max_quantity }) => max_quantity)).toEqual([3, 0, 99]);
  });

  test('pieces reserved by others cannot be bought', async () => {
    const variant = (await product('k7')).body.product.variants[0]?.id ?? 0;
    await shop.db.transaction().execute(async (tx) => {
      await sql`set constraints all deferred`.execute(tx);
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into stock_reservation (checkout_session_id, variant_id, quantity, expires_at)
        values (1, ${variant}, 2, ${later(10)}), (2, ${variant}, 1, ${later(-1)})`.execute(tx);
    });
    expect((await product('k7')).body.product.variants[0]?.max_quantity).toBe(1);
  });

  const firstCard = async () =>
    (await list({ params: { 'f.additional_field_1': 'pine' }, facets: true })).body.items[0];
  const REDUCED = { price: 174.8, old_price: 184, lowest_price: 184, discount_percentage: 0.95 };
  const USUAL = { old_price: null, lowest_price: null, discount_percentage: 1 };

  test('the lowest price of the 30 days before is shown next to a reduction, on the page and on the card', async () => {
    expect((await product('k7')).body.product.variants[0]).toMatchObject(REDUCED);
    expect(await firstCard()).toMatchObject(REDUCED);
    expect((await list()).body.items.find(({ slug }) => slug === 'k7')).toMatchObject(REDUCED);
  });

  test('a changed price is right once the job has run: further down, and up again', async () => {
    const setPrice = async (dollars: number) => {
      await sql`update product_variant set price = ${dollars * 10_000}
        where product_id = ${ids.get('k7')}`.execute(shop.db);
      await priceDueProducts(shop.db);
    };
    const shown = async () => {
      const card = (await list()).body.items.find(({ slug }) => slug === 'k7');
      return [card, (await product('k7')).body.product.variants[0], await firstCard()];
    };
    await setPrice(171);
    // In Lithuania both steps are one reduction, from the price before the first.
    for (const one of await shown())
      expect(one).toMatchObject({ price: 157.32, old_price: 184, discount_percentage: 0.86 });
    await setPrice(198);
    for (const one of await shown()) expect(one).toMatchObject({ price: 182.16, ...USUAL });
    await setPrice(190);
    // The price was lower in the last 30 days.
    for (const one of await shown()) expect(one).toMatchObject({ price: 174.8, ...USUAL });
  });

  test('sold out is still shown, withdrawn is gone permanently, and unknown is not found', async () => {
    const soldOut = await product('shoe');
    expect(soldOut.status).toBe(200);
    expect(soldOut.body.product.variants.every(({ max_quantity }) => max_quantity === 0)).toBe(true);
    expect((await product('gone')).status).toBe(410);
    expect((await product('never')).status).toBe(404);
    expect((await product("'; drop table product --")).status).toBe(404);
  });

  test('R-QRY-05 another search key shows its place in another tree', async () => {
    const { body } = await product('k7', { queryKey: 'alt' });
    expect(body.product.breadcrumbs.map(({ id }) => id)).toEqual(['electronics']);
  });

  test('the language is that of the body, and the visitor’s when the body has none', async () => {
    expect((await product('k7', { locale: 'lt' })).body.product.name).toBe('Ausinės K7');
    expect((await product('k7', { locale: 'xx' })).body.product.name).toBe('K7 headphones');
  });
});

describe('the listing call', () => {
  const slugs = async (body: Partial<ListingRequest> = {}) =>
    (await list(body)).body.items.map(({ slug }) => slug);

  test('R-SRT-08 R-SRT-09 best sellers come first unless the language has an order of its own', async () => {
    expect(await slugs()).toEqual(['studio', 'k7', 'shoe']);
    await shop.db
      .updateTable('site_language')
      .set({ mp_default_sort: 0 })
      .where('brand_key', '=', 'lt')
      .where('language_id', '=', 2)
      .execute();
    expect((await list({ locale: 'lt' })).body.sort).toBe(0);
    expect(await slugs({ locale: 'lt' })).toEqual(['k7', 'studio', 'shoe']);
    expect(await slugs({ locale: 'lt', sort: 1 })).toEqual(['studio', 'k7', 'shoe']);
  });

  test('R-CAL-39 every item has its picture', async () => {
    const { items } = (await list()).body;
    expect(items).toHaveLength(3);
    for (const { image } of items) expect(image.source).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\.front\.\d+$/);
  });

  test('an empty offer has no pictures', async () => {
    const { body } = await list({ limit: 5, params: { 'f.flag_ids': '11' } });
    expect(body).toMatchObject({ items: [], facets: [], total: 0 });
  });

  test('prices are in the visitor’s currency, filters count in dollars', async () => {
    const inDollars = await list({ params: { 'f.current_price': '180-' } }, 2);
    expect(inDollars.body).toMatchObject({ currency: 'USD', items: [{ slug: 'k7', price: 190 }] });
    const inEuros = await list({ params: { 'f.current_price': '180-' } }, 1);
    expect(inEuros.body).toMatchObject({ currency: 'EUR', items: [{ slug: 'k7', price: 174.8 }] });
  });

  test('invalid input is answered and nothing breaks', async () => {
    for (const body of [
      { limit: 1e9 },
      { offset: -1 },
      { sort: 99 },
      { categoryId: 2 ** 31 - 1 },
      { categoryId: -1 },
      { categoryId: 2 ** 40 },
      { params: { 'f.discount_percentage': '0-999999999' } },
      { params: { 'f.discount_percentage': '999999999-' } },
      { params: { 'f.category_id': '999999999,2' } },
      { params: { s: '\u0000' } },
      { params: { 'f.current_price': '999999999-999999999' } },
      { queryKey: '../../etc' },
    ]) {
      expect([body, (await list(body)).status]).toEqual([body, 200]);
    }
    const refused = await list({ limit: 'many' as never });
    expect(refused.status).toBe(422);
  });

  test('a change of a product is included in the next count', async () => {
    expect((await list({ facets: true })).body.total).toBe(3);
    await shop.db.updateTable('product').set({ status: 'withdrawn' }).where('slug', '=', 'studio').execute();
    await sql`select refresh_product_listing(array[${ids.get('studio')}]::bigint[])`.execute(shop.db);
    await expect.poll(async () => (await list({ facets: true })).body.total).toBe(2);
  });
});

test('R-CAL-37 categories are answered by key and locale, as a bare list that pages cache by both', async () => {
  const namesOf = async (queryKey: string, locale: string) =>
    (await shop.call(catalogueContract.categories, { body: { queryKey, locale } })).body.map(
      ({ name }) => name,
    );
  expect(await namesOf('us', 'en')).toEqual(['Footwear', 'Electronics']);
  expect(await namesOf('us', 'lt')).toEqual(['Avalynė', 'Elektronika']);
  expect(await namesOf('alt', 'en')).toEqual(['Electronics']);
  // The second request uses the same cached read.
  expect(await namesOf('us', 'en')).toEqual(['Footwear', 'Electronics']);
});

test('R-CAT-01 R-CAT-04 R-CAL-36 categories and flags are bare lists', async () => {
  const tree = await shop.call(catalogueContract.categories, { body: { queryKey: 'us', locale: 'lt' } });
  expect(tree.body.map(({ name }) => name)).toEqual(['Avalynė', 'Elektronika']);
  const flags = await shop.call(catalogueContract.flags, { body: { langId: 2, locale: 'lt' } });
  expect(flags.body.map(({ slug }) => slug)).toEqual(['audio-week', 'new']);
  expect(flags.body[0]).toMatchObject({ id: 11, type: 2 });
});

describe('the pictures of an offer', () => {
  test('goods that are not reduced are in no offer', async () => {
    await putOnShelves(shop.db, [{ slug: 'at-its-usual-price', flags: ['audio-week', 'new'] }]);
    const totalOf = async (body: Partial<ListingRequest>) => (await list(body)).body.total;
    expect(await totalOf({ params: { 'f.flag_ids': 'audio-week' } })).toBe(0);
    expect(await totalOf({ contentType: 'o' })).toBe(0);
    expect(await totalOf({ params: { 'f.flag_ids': 'new' } })).toBe(1);
  });

  test('R-CAT-06 R-CAL-38 of seven items on offer five are loaded, with the count of all and no facets', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => `offered-${name}`);
    await putOnShelves(
      shop.db,
      names.map((slug) => ({ slug, before: 20, flags: ['audio-week'] })),
    );
    const { status, body } = await shop.call(catalogueContract.listing, {
      body: { locale: 'en', params: { 'f.flag_ids': '11' }, categoryId: null, limit: 5, offset: 0 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 7, facets: [] });
    expect(body.items).toHaveLength(5);
    for (const { slug, image } of body.items) {
      expect(names).toContain(slug);
      expect(image.source).not.toBe('');
    }
  });
});

describe('brands by letter', () => {
  const brands = (body: { locale?: string; az?: string } = {}) =>
    shop.call(catalogueContract.brands, { body: { locale: 'en', ...body } });
  const kestrel = async () => {
    const { body } = await list({ params: { 'f.manufacturer': 'kestrel' }, limit: 0 });
    return { slug: 'kestrel', name: 'Kestrel Audio', count: body.total };
  };

  test('are those with products, each with the count of its listing', async () => {
    const { status, body } = await brands();
    expect(status).toBe(200);
    expect((await kestrel()).count).toBeGreaterThan(0);
    expect(body.groups[0]).toEqual({ letter: 'K', brands: [await kestrel()] });
    expect(body.total).toBe(body.groups.length);
    expect(body.letters).toEqual(body.groups.map(({ letter }) => ({ letter, count: 1 })));
    for (const { brands: those } of body.groups)
      for (const { count } of those) expect(count).toBeGreaterThan(0);
  });

  test('a letter or words filter them, and the letters stay', async () => {
    const { letters, total } = (await brands()).body;
    const found = (await brands({ az: 'audio' })).body;
    expect(found).toMatchObject({ groups: [{ letter: 'K', brands: [await kestrel()] }], letters, total });
    expect((await brands({ az: 'x' })).body).toMatchObject({ groups: [], letters, total });
  });

  test('a brand counts goods on sale at the time of the request, and not withdrawn ones', async () => {
    const { count } = await kestrel();
    const ids = await putOnShelves(shop.db, [{ slug: 'one-more' }]);
    const shown = async () => (await brands({ az: 'k' })).body.groups[0]?.brands[0]?.count;
    await expect.poll(shown).toBe(count + 1);
    await sql`update product set status = 'withdrawn' where id = ${ids.get('one-more')}`.execute(shop.db);
    await sql`select refresh_product_listing()`.execute(shop.db);
    await expect.poll(shown).toBe(count);
  });

  test('an unknown language sorts them in the brand’s own', async () => {
    expect((await brands({ locale: 'xx' })).body.total).toBeGreaterThan(0);
  });
});
