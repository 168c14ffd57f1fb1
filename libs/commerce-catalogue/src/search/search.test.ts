import { seedCatalogue } from '@shop/commerce-catalogue/seed';
import { createTestDatabase } from '@shop/database/testing';
import type { Listing, ListingRequest } from '@shop/contracts/catalogue';
import { SORTS } from '@shop/domain/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.service.ts';
import { aTill } from '@shop/commerce-prices/testing';
import { LABELLED_QUERIES, type LabelledQuery } from './search-queries.testing.ts';

const PRODUCTS = 900;
const TODAY = new Date('2026-11-20T00:00:00Z');

const shop = await createTestDatabase();
const catalogue = createCatalogue(shop.db);
afterAll(() => shop.close());

let till: Awaited<ReturnType<typeof aTill>>;
const LANGUAGES = { en: 1, lt: 2, lv: 3, ee: 4 } as const;

type Found = { categories: string[]; first: Record<string, string>; note: Listing['search']; total: number };

const search = async (language: LabelledQuery['language'], term: string): Promise<Found> => {
  const request: ListingRequest = {
    ...{ locale: language, params: { s: term }, categoryId: null, limit: 10, offset: 0 },
  };
  const {
    items,
    search: note,
    total,
  } = await catalogue.list({
    ...{ request, sort: SORTS.relevance, languageId: LANGUAGES[language], till },
  });
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return { categories: [], first: {}, note, total };
  const rows = await shop.db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.main_category_id')
    .select(['product.id', 'category.slug'])
    .where('product.id', 'in', ids)
    .execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return {
    categories: ids.map((id) => slugs.get(id) ?? ''),
    first: await attributesOf(items[0]),
    note,
    total,
  };
};

const attributesOf = async (item: Listing['items'][number] | undefined): Promise<Record<string, string>> => {
  const id = item?.picked_variant_id;
  if (id == null) return {};
  const row = await shop.db
    .selectFrom('product_variant')
    .select('attributes')
    .where('id', '=', id)
    .where('on_hand', '>', 0)
    .executeTakeFirst();
  return row?.attributes ?? {};
};

beforeAll(async () => {
  await seedCatalogue(shop.db, { count: PRODUCTS, seed: 1, today: TODAY });
  till = await aTill(shop.db, 'USD');
}, 120_000);

describe('search of the demo catalogue', () => {
  test('labelled queries in four languages find the intended goods', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    let hits = 0;
    for (const { language, term, expected, attributes = {} } of LABELLED_QUERIES) {
      const { categories, first } = await search(language, term);
      const isHit = categories.some((slug) => expected.test(slug));
      if (isHit) hits += 1;
      const isFirstRight = expected.test(categories[0] ?? '');
      const isOfAttributes = Object.entries(attributes).every(([field, value]) =>
        value.test(first[field] ?? ''),
      );
      if (!isHit || !isFirstRight || !isOfAttributes)
        wrong.push(`${language} ${term}: ${categories.slice(0, 3).join(', ')} ${JSON.stringify(first)}`);
    }
    expect(LABELLED_QUERIES.length).toBeGreaterThanOrEqual(120);
    expect(wrong).toEqual([]);
    expect(hits / LABELLED_QUERIES.length).toBeGreaterThanOrEqual(0.95);
  });

  test('a maker, an item number and a barcode find their goods', async () => {
    const { rows } = await sampleVariants();
    for (const { sku, barcode, maker, product_id } of rows) {
      for (const term of [sku, barcode, sku.toLowerCase().replaceAll('-', '')]) {
        const { items } = await listed(term);
        expect([term, items[0]?.id]).toEqual([term, product_id]);
      }
      const { items } = await listed(maker);
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ manufacturer }) => manufacturer === maker)).toBe(true);
    }
  });

  test('a word of the catalogue is never taken for a typing error', async () => {
    const found = await search('en', 'speakers');
    expect(found.note).toBeNull();
    expect(found.categories.every((slug) => /speakers|soundbars/.test(slug))).toBe(true);
  });

  test('shows the term that was searched for when it differs from the typed one', async () => {
    expect((await search('en', 'lipstik')).note).toEqual({ kind: 'corrected', words: 'lipstick' });
    expect((await search('en', 'waterproof tent')).note).toEqual({ kind: 'partial', words: 'tent' });
    expect((await search('en', 'couch')).note).toEqual({ kind: 'near', words: 'Armchairs' });
    expect((await search('lt', 'sofa')).note).toEqual({ kind: 'near', words: 'Foteliai' });
    expect((await search('en', 'trainers')).note).toBeNull();
  });

  test('finds nothing for unknown words, rather than unrelated goods', async () => {
    for (const term of ['xyzzy', 'qqqqq wwwww', 'submarine'])
      expect([term, await search('en', term)]).toMatchObject([term, { total: 0, note: null }]);
  });

  test('a word being typed finds its goods from the third letter on', async () => {
    for (const typed of ['hea', 'head', 'headp', 'headph', 'headphon', 'headphones']) {
      const { items } = await listed(typed);
      expect([typed, items.length]).toEqual([typed, 10]);
    }
  });
});

const listed = (s: string) =>
  catalogue.list({
    request: { locale: 'en', params: { s }, categoryId: null, limit: 10, offset: 0 },
    ...{ sort: SORTS.relevance, languageId: 1, till },
  });

const sampleVariants = () =>
  shop.db
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.product_id')
    .innerJoin('manufacturer', 'manufacturer.id', 'product.manufacturer_id')
    .select(['sku', 'barcode', 'manufacturer.name as maker', 'product_id'])
    .where('product.status', '=', 'active')
    .where('product_variant.position', '=', 0)
    .orderBy('product_id')
    .limit(5)
    .execute()
    .then((rows) => ({ rows: rows.map((row) => ({ ...row, barcode: row.barcode ?? '' })) }));
