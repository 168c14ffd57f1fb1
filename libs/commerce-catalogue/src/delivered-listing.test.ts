import { seedCatalogue } from '@shop/commerce-catalogue/seed';
import type { ListingItem } from '@shop/contracts/catalogue';
import { createTestDatabase } from '@shop/database/testing';
import type { PriceTerms } from '@shop/database';
import { SORTS, type Sort } from '@shop/domain/sort';
import { getCountry } from '@shop/domain/countries';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Till } from '@shop/commerce-prices';
import { aTill, readTerms } from '@shop/commerce-prices/testing';
import { createCatalogue } from './catalogue.service.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');
const PRODUCTS = 220;

const shop = await createTestDatabase({ clock: () => TODAY });
const catalogue = createCatalogue(shop.db);
afterAll(() => shop.close());

const tills = new Map<string, Till>();
/** Each market with its own currency; dollars once, since currencies differ only by their rates. */
const MARKETS = [
  ['LT', 'EUR'],
  ['LT', 'USD'],
  ['LV', 'EUR'],
  ['EE', 'EUR'],
  ['NL', 'EUR'],
  ['AE', 'AED'],
] as const;
const METHODS = ['air', 'sea'] as const;

beforeAll(async () => {
  await seedCatalogue(shop.db, { count: PRODUCTS, seed: 5, today: TODAY });
  for (const [market, currency] of MARKETS) {
    const countryId = getCountry(market).id;
    const termsBy = (method: 'air' | 'sea'): Promise<Partial<PriceTerms>> =>
      readTerms(shop.db, { countryId, at: TODAY, method });
    const [terms, bySea] = [await termsBy('air'), await termsBy('sea')];
    for (const method of METHODS)
      tills.set(
        `${market} ${currency} ${method}`,
        await aTill(shop.db, currency, { method, countryId, terms, bySea }),
      );
  }
}, 120_000);

type Window = {
  params?: Record<string, string>;
  sort?: Sort;
  categoryId?: number | null;
  offset?: number;
  contentType?: 'p' | 'o';
};

const list = (
  key: string,
  { params = {}, sort = SORTS.lowToHigh, categoryId = null, offset = 0, contentType = 'p' }: Window,
) =>
  catalogue.list({
    request: { locale: 'en', params, categoryId, limit: 264, offset, contentType, facets: true },
    ...{ sort, languageId: 1, till: tills.get(key)! },
  });

const cents = (amount: number) => Math.round(amount * 100);
const shownCents = ({ delivered }: ListingItem, key: string) =>
  cents(key.endsWith('air') ? delivered.air.total : delivered.sea.total);

const someTill = fc.constantFrom(
  ...MARKETS.flatMap(([market, currency]) => METHODS.map((method) => `${market} ${currency} ${method}`)),
);
const someCategory = fc.constantFrom(null, 2, 1932, 2511);
const someSize = fc.constantFrom({}, { 'f.additional_field_2': 'm' }, { 'f.additional_field_1': 'rust,ink' });

describe('a listing by delivered prices', () => {
  test('is sorted by the shown price, in each market and by each method, sold out goods last', async () => {
    await fc.assert(
      fc.asyncProperty(
        someTill,
        someCategory,
        someSize,
        fc.boolean(),
        async (key, categoryId, params, up) => {
          const sort = up ? SORTS.lowToHigh : SORTS.highToLow;
          const { items } = await list(key, { params, sort, categoryId });
          const inOrder = items.toSorted(
            (one, other) =>
              Number(other.available) - Number(one.available) ||
              (shownCents(one, key) - shownCents(other, key)) * (up ? 1 : -1),
          );
          const seen = (all: readonly ListingItem[]) =>
            all.map((item) => [item.available, shownCents(item, key)]);
          expect(seen(items)).toEqual(seen(inOrder));
        },
      ),
      { numRuns: 120 },
    );
  }, 120_000);

  test('never shows a product outside of the bounds of a price filter, and leaves none out', async () => {
    const bound = fc.integer({ min: 5, max: 600 });
    await fc.assert(
      fc.asyncProperty(someTill, someSize, bound, bound, async (key, params, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const till = tills.get(key)!;
        const rate = till.rates[till.currency] / till.rates.USD;
        const filtered = await list(key, { params: { ...params, 'f.current_price': `${low}-${high}` } });
        const isWithin = (item: ListingItem) =>
          shownCents(item, key) >= Math.ceil(low * rate * 100 - 0.005) &&
          shownCents(item, key) <= Math.floor(high * rate * 100 + 0.005);
        expect(filtered.items.filter((item) => !isWithin(item))).toEqual([]);
        expect(filtered.total).toBe(filtered.items.length);
        // A selected colour or size may match a dearer variant within the bounds, so nothing more is asserted for
        // those.
        if (Object.keys(params).length > 0) return;
        const whole = await list(key, {});
        expect(filtered.items.map(({ id }) => id)).toEqual(whole.items.filter(isWithin).map(({ id }) => id));
      }),
      { numRuns: 120 },
    );
  }, 120_000);

  test('has the bounds of its cheapest and dearest card in the price facet, and counts the goods that a discount would list', async () => {
    for (const key of tills.keys()) {
      const till = tills.get(key)!;
      const rate = till.rates[till.currency] / till.rates.USD;
      const { items, facets } = await list(key, {});
      const price = facets.find((facet) => facet.key === 'current_price');
      const shown = items.map((item) => shownCents(item, key));
      expect(cents((price?.min ?? 0) * rate)).toBe(Math.min(...shown));
      expect(cents((price?.max ?? 0) * rate)).toBe(Math.max(...shown));
      const discounts = facets.find((facet) => facet.key === 'discount_percentage');
      for (const { slug, count } of discounts?.values ?? []) {
        const listed = await list(key, { params: { 'f.discount_percentage': slug } });
        expect([slug, listed.total]).toEqual([slug, count]);
      }
    }
  });

  test('has the same goods in every order, with any filters: the stored prices match the listing', async () => {
    const ranges = [{}, { 'f.current_price': '20-400' }, { 'f.discount_percentage': '5-' }];
    await fc.assert(
      fc.asyncProperty(
        someTill,
        someCategory,
        someSize,
        fc.constantFrom(...ranges),
        fc.constantFrom('p' as const, 'o' as const),
        async (key, categoryId, picks, range, contentType) => {
          const ask = { categoryId, contentType, params: { ...picks, ...range } };
          const idsBy = async (sort: Sort) => {
            const { items, total } = await list(key, { ...ask, sort });
            expect(items).toHaveLength(total);
            return items.map(({ id }) => id).sort((one, other) => one - other);
          };
          const byRelevance = await idsBy(SORTS.relevance);
          for (const sort of [SORTS.lowToHigh, SORTS.highToLow, SORTS.bestValue])
            expect(await idsBy(sort)).toEqual(byRelevance);
        },
      ),
      { numRuns: 80 },
    );
  }, 120_000);

  test('repeats and skips nothing between its windows', async () => {
    for (const key of tills.keys()) {
      const whole = (await list(key, {})).items.map(({ id }) => id);
      const parts = await Promise.all([0, 50, 100, 150, 200].map((offset) => list(key, { offset })));
      const firstOfEach = parts.map(({ items }) => items.slice(0, 50).map(({ id }) => id));
      expect(firstOfEach.flat()).toEqual(whole);
    }
  });
});

test('the price of a market is its own: no two list the same sums', async () => {
  const sums = new Map<string, string>();
  for (const [market, currency] of MARKETS)
    for (const method of METHODS) {
      const key = `${market} ${currency} ${method}`;
      const { items } = await list(key, {});
      sums.set(key, items.map((item) => shownCents(item, key)).join());
    }
  expect(new Set(sums.values()).size).toBe(sums.size);
});
