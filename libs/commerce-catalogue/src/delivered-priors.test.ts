import type { ListingRequest } from '@shop/contracts/catalogue';
import { aTill, priceDueProducts, SOME_TERMS } from '@shop/commerce-prices/testing';
import type { PastTerms, PriceTerms } from '@shop/database';
import { createTestDatabase } from '@shop/database/testing';
import { SORTS } from '@shop/domain/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.service.ts';
import { sql } from './sql.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const DAY_MS = 86_400_000;
const TODAY = new Date('2026-08-01T09:00:00Z');
let now = TODAY;
const shop = await createTestDatabase({ clock: () => now });
const catalogue = createCatalogue(shop.db);
afterAll(() => shop.close());

const LITHUANIA = 1;
const ESTONIA = 3;
const daysAgo = (days: number) => new Date(TODAY.getTime() - days * DAY_MS);

beforeAll(async () => {
  await layOutShop(shop.db);
  await putOnShelves(shop.db, [
    // 200 dollars until ten days ago, 190 since.
    { slug: 'reduced', price: 190, before: 200 },
    { slug: 'stepped', price: 190, before: 200 },
    { slug: 'usual', price: 100 },
  ]);
  now = new Date(TODAY.getTime() + 3_600_000);
  await sql`update product_variant set price = 1710000
    where product_id = (select id from product where slug = 'stepped')`.execute(shop.db);
});

type Choice = Parameters<typeof aTill>[2];
const ask: ListingRequest = { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 };
const list = async (choice: Choice = {}, params: ListingRequest['params'] = {}) => {
  // Each case is a generation of its own.
  await sql`update price_generation set state = 'retired'`.execute(shop.db);
  const till = await aTill(shop.db, 'USD', choice);
  return catalogue.list({
    request: { ...ask, params, facets: true },
    ...{ sort: SORTS.bestValue, languageId: 1, till },
  });
};
const cardOf = async (slug: string, choice: Choice = {}) => {
  const { items } = await list(choice);
  const found = items.find((item) => item.slug === slug);
  return found && { prior: found.delivered.air.prior_total, percent: found.delivered.air.percent_off };
};

/** Air freight of this many dollars between two days, counted back from today. */
const freight = (dollars: number, from: number, to: number): PastTerms => {
  const weightBands = [{ upToG: null, base: dollars * 10_000, perStep: 0 }];
  const terms: PriceTerms = {
    ...SOME_TERMS,
    currency: 'USD',
    card: { ...SOME_TERMS.card, weightBands },
  };
  return { since: daysAgo(from).toISOString(), until: daysAgo(to).toISOString(), terms };
};

describe('the prior delivered price', () => {
  test('is the prior goods price by today’s terms, where nothing was cheaper', async () => {
    expect(await cardOf('reduced')).toEqual({ prior: 205, percent: 4 });
    expect(await cardOf('reduced', { past: [freight(9, 60, 20)] })).toEqual({ prior: 205, percent: 4 });
    expect(await cardOf('usual')).toEqual({ prior: null, percent: 0 });
  });

  test('is lower where the delivered price of those days was lower', async () => {
    expect(await cardOf('reduced', { past: [freight(2, 60, 20)] })).toEqual({ prior: 202, percent: 3 });
    expect(await cardOf('reduced', { past: [freight(3, 60, 30), freight(2, 30, 25)] })).toEqual({
      ...{ prior: 202, percent: 3 },
    });
  });

  test('ignores days before the 30 of the reduction, and the reduction itself', async () => {
    const past = [freight(1, 90, 41), freight(0, 9, 1)];
    expect(await cardOf('reduced', { past })).toEqual({ prior: 205, percent: 4 });
  });

  test('neither freight nor exchange rates make a reduction: a price that was as low before is shown without one', async () => {
    // Today 190 + 30; before the reduction 200 with free freight.
    const dearer: PriceTerms = { ...SOME_TERMS, currency: 'USD' };
    const weightBands = [{ upToG: null, base: 30 * 10_000, perStep: 0 }];
    const terms = { ...dearer, card: { ...dearer.card, weightBands } };
    const past = [freight(0, 60, 20)];
    expect(await cardOf('reduced', { past, terms })).toEqual({ prior: null, percent: 0 });
    const { items, facets } = await list({ past, terms }, { 'f.discount_percentage': '1-' });
    expect(items.map(({ slug }) => slug)).not.toContain('reduced');
    expect(facets.find(({ key }) => key === 'discount_percentage')?.values[0]?.count).toBe(0);
  });

  test('follows the law of the destination country', async () => {
    expect(await cardOf('stepped', { countryId: LITHUANIA })).toEqual({ prior: 205, percent: 14 });
    expect(await cardOf('stepped', { countryId: ESTONIA })).toEqual({ prior: 195, percent: 9 });
  });
});

test('a reduction that ends leaves listings, filters and the order of best value by the shop’s clock', async () => {
  const till = await aTill(shop.db, 'USD');
  const bestValue = async () => {
    catalogue.forget();
    const request = { ...ask, params: { 'f.discount_percentage': '1-' } };
    const { items } = await catalogue.list({ request, sort: SORTS.bestValue, languageId: 1, till });
    return items.map(({ slug }) => slug);
  };
  await sql`update price_generation set state = 'current' where id = ${till.air.generationId}`.execute(
    shop.db,
  );
  await priceDueProducts(shop.db);
  expect(await bestValue()).toEqual(['stepped', 'reduced']);
  now = new Date(TODAY.getTime() + 21 * DAY_MS);
  await sql`select end_variant_reductions(1000)`.execute(shop.db);
  await priceDueProducts(shop.db);
  expect(await bestValue()).toEqual(['stepped']);
  now = new Date(TODAY.getTime() + 32 * DAY_MS);
  await sql`select end_variant_reductions(1000)`.execute(shop.db);
  await priceDueProducts(shop.db);
  expect(await bestValue()).toEqual([]);
});
