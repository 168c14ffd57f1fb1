import { createTestDatabase } from '@shop/database/testing';
import type { ListingRequest } from '@shop/contracts/catalogue';
import { SORTS, type Sort } from '@shop/domain/sort';
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.service.ts';
import { aTill } from '@shop/commerce-prices/testing';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestDatabase();
afterAll(() => shop.close());

type Statement = { text: string; letters: number; values: number; parameters: readonly unknown[] };
let statements: Statement[] = [];

/** Records the statements sent to the database: a cost that other load on the machine does not change. */
const listens: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const { sql, parameters } = shop.db.getExecutor().compileQuery(node, queryId);
    statements.push({ text: sql, letters: sql.length, values: parameters.flat().length, parameters });
    return node;
  },
  transformResult: async ({ result }) => result,
};
const catalogue = createCatalogue(shop.db.withPlugin(listens));

const ask: ListingRequest = {
  ...{ locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0, facets: true },
};
let till: Awaited<ReturnType<typeof aTill>>;
const list = (parts: Partial<ListingRequest>, sort: Sort = SORTS.relevance) =>
  catalogue.list({ request: { ...ask, ...parts }, sort, languageId: 1, till });

/** The cost of a first request. */
const costOf = async (parts: Partial<ListingRequest>) => {
  statements = [];
  const { total } = await list(parts);
  return {
    total,
    statements: statements.length,
    letters: Math.max(...statements.map(({ letters }) => letters)),
    values: Math.max(...statements.map(({ values }) => values)),
  };
};

type Plan = { 'Subplan Name'?: string; 'Actual Rows': number; Plans?: Plan[] };

const findPlan = (plan: Plan, name: string): Plan | undefined =>
  plan['Subplan Name'] === name
    ? plan
    : plan.Plans?.map((below) => findPlan(below, name)).find((found) => found !== undefined);

/** The number of goods that the facet counts were computed from. */
const rowsCounted = async (): Promise<number | undefined> => {
  const counts = statements.find(({ text }) => text.includes('with base'))!;
  const asked = CompiledQuery.raw(`explain (analyze, format json) ${counts.text}`, [...counts.parameters]);
  const { rows } = await shop.db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(asked);
  return findPlan(rows[0]!['QUERY PLAN'][0]!.Plan, 'CTE base')?.['Actual Rows'];
};

const many = (count: number, of: (at: number) => [string, string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => of(at)));

beforeAll(async () => {
  await layOutShop(shop.db);
  await putOnShelves(shop.db, [
    { slug: 'k7' },
    {
      slug: 'shoe',
      category: 'footwear',
      variants: [
        { colour: 'pine', size: 'm' },
        { colour: 'rust', size: 's' },
      ],
    },
  ]);
  till = await aTill(shop.db, 'USD');
});

describe('the cost of a listing', () => {
  beforeEach(async () => {
    catalogue.forget();
    await catalogue.dictionary();
  });

  test('invented facets, however many, cost the same as no facet and filter nothing', async () => {
    const plain = await costOf({});
    catalogue.forgetCounts();
    const invented = await costOf({ params: many(400, (at) => [`f.additional_field_${at + 100}`, 'a']) });
    expect(invented).toEqual(plain);
    expect(plain.total).toBe(2);
  });

  test('a listing with invented facets shares the cache entry of the one without', async () => {
    await costOf({});
    const again = await costOf({ params: many(400, (at) => [`f.additional_field_${at + 100}`, 'a']) });
    const once = await costOf({});
    expect(again.statements).toBe(once.statements);
  });

  test('all facets, with hundreds of values each, stay one bounded statement', async () => {
    const keys = [
      'manufacturer',
      'flag_ids',
      'category_ids',
      ...[1, 2, 3].map((id) => `additional_field_${id}`),
    ];
    const values = Array.from({ length: 900 }, (_, at) => String(at + 1)).join(',');
    const most = await costOf({
      params: {
        ...Object.fromEntries(keys.map((key) => [`f.${key}`, values])),
        'f.current_price': '1-900000',
      },
    });
    expect(most.letters).toBeLessThan(40_000);
    expect(most.values).toBeLessThan(8_000);
  });

  test('an order by price reads prices only, with any category, offer, colour, size or price filter', async () => {
    const picks = [
      {},
      { 'f.additional_field_2': 'm' },
      { 'f.additional_field_2': 'm', 'f.additional_field_1': 'pine' },
      { 'f.current_price': '1-900' },
      { 'f.discount_percentage': '0-' },
    ];
    const asked = picks.flatMap((params) =>
      (['p', 'o'] as const).map((contentType) => ({ params, contentType, categoryId: 2 })),
    );
    for (const parts of asked)
      for (const sort of [SORTS.lowToHigh, SORTS.highToLow, SORTS.bestValue]) {
        catalogue.forgetCounts();
        statements = [];
        await list(parts, sort);
        const [window, ...more] = statements.filter(({ text }) => text.includes('order by priced_in_stock'));
        expect(more).toEqual([]);
        expect(window?.text).toContain('delivered_price_');
        expect(window?.text).not.toContain('product_listing');
      }
  });

  test('the zone of deals reads only the prices of its offers, by one statement more than other goods', async () => {
    const plain = await costOf({});
    catalogue.forgetCounts();
    const zone = await costOf({ contentType: 'o' });
    expect(zone.statements).toBeLessThanOrEqual(plain.statements + 1);
    const places = statements.find(({ text }) => text.includes('limit') && text.includes('delivered_price_'));
    expect(places?.text).toMatch(/is_shown and is_offer.*where is_offer/s);
  });

  test('flags are counted with the bounds of prices, by no statement of their own', async () => {
    await costOf({});
    const counting = statements.filter(({ text }) => text.includes('unnest(shown_flag_ids)'));
    expect(counting).toHaveLength(1);
    expect(counting[0]?.text).toContain('min(amount)');
    expect(counting[0]?.text).not.toContain('product_listing');
  });

  test('a window by price that shows goods of an earlier one costs one statement', async () => {
    await costOf({ params: { 'f.additional_field_2': 'm' } });
    for (const params of [{}, { 'f.additional_field_2': 'm' }, { 'f.current_price': '1-900' }]) {
      await list({ params, limit: 1 }, SORTS.lowToHigh);
      statements = [];
      await list({ params, limit: 1 }, SORTS.lowToHigh);
      expect(statements).toHaveLength(1);
    }
  });

  test('counts read only products that match all filters but one: products failing two are not read', async () => {
    await costOf({});
    expect(await rowsCounted()).toBe(2);
    catalogue.forgetCounts();
    await costOf({ params: { 'f.additional_field_2': 'm', 'f.additional_field_1': 'pine' } });
    expect(await rowsCounted()).toBe(1);
  });

  test('matches of a term are found by the term, not by scanning a sort order', async () => {
    const order = () =>
      statements.flatMap(({ text }) => /order by (is_in_stock\S*) desc/.exec(text)?.[1] ?? [])[0];
    await costOf({});
    expect(order()).toBe('is_in_stock');
    await costOf({ params: { s: 'shoe' } });
    expect(order()).toBe('is_in_stock::int');
  });

  test('a window far beyond the end reads no goods', async () => {
    const near = await costOf({});
    const far = await costOf({ offset: 2 ** 31 });
    expect(far.statements).toBeLessThan(near.statements);
    expect((await list({ offset: 2 ** 31 })).items).toEqual([]);
  });

  test('a term of any length is read to its first eight words', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    const long = words(400);
    const short = await costOf({ params: { s: words(8) } });
    catalogue.forget();
    await catalogue.dictionary();
    const cost = await costOf({ params: { s: long } });
    expect(cost.statements).toBeLessThanOrEqual(short.statements);
    expect(cost.values).toBeLessThanOrEqual(short.values);
  });

  test('a change of stock selects the reading of the term again, and looks up no word again', async () => {
    const first = await costOf({ params: { s: 'shoe' } });
    catalogue.forgetCounts();
    const again = await costOf({ params: { s: 'shoe' } });
    expect(again.total).toBe(first.total);
    const words = (of: Statement[]) => of.filter(({ text }) => /search_word|search_synonym/.test(text));
    expect(words(statements)).toEqual([]);
    // The cached meaning of the words is deleted with the rest.
    catalogue.forget();
    await costOf({ params: { s: 'shoe' } });
    expect(words(statements)).not.toEqual([]);
  });

  test('values that filter variants are in the listing’s statements, looked up once', async () => {
    const params = {
      'f.additional_field_2': 'm',
      'f.additional_field_1': 'pine',
      'f.current_price': '1-900',
    };
    await costOf({ params });
    const asking = () => statements.filter(({ text }) => text.includes('from variant_choice'));
    const ofListing = asking().filter(({ text }) => text.includes('from product_listing'));
    // The counts contain values of choices; which choices match was queried before.
    expect([asking().length, ofListing.length]).toEqual([2, 1]);
    expect(ofListing[0]?.text).not.toContain('array_agg(id');
    // Given both, the planner would estimate far fewer goods than there are.
    const listing = statements.find(({ text }) => text.includes('order by is_in_stock'));
    expect(listing?.text).toContain('choice_ids &&');
    expect(listing?.text).not.toContain('value_ids &&');
    await list({ params, offset: 48 });
    expect(asking()).toHaveLength(2);
  });
});
