import {
  catalogueContract,
  productContract,
  type ListingItem,
  type ListingRequest,
} from '@shop/contracts/catalogue';
import { seedCatalogue } from '@shop/commerce-catalogue/seed';
import { sql } from '@shop/database';
import { readLawfulPriors } from '@shop/database/lawful-priors';
import { SORTS } from '@shop/domain/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices } from '@shop/commerce-prices';
import { createTariffs } from '@shop/commerce-tariff';
import { findCountryById } from '@shop/domain/countries';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents } from '@shop/domain/money';
import { percentOff } from '@shop/domain/reductions';
import { deliveredPrice } from '@shop/domain/tariff';
import { toWire } from '@shop/domain/wire-amount';
import { createCatalogueModule } from './catalogue.module.ts';

const DOLLARS = 2;
const EUROS = 1;

const shop = await createTestServer((deps) => {
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  return { visitors: noVisitors, routes: [createCatalogueModule({ ...deps, prices }).routes] };
});
beforeAll(async () => {
  await seedCatalogue(shop.db, { count: 420, seed: 1, today: shop.clock.now });
}, 120_000);
afterAll(() => shop.close());

/** The history of one variant on sale, queried in plain SQL. Prices in dollars. */
type Told = {
  id: number;
  slug: string;
  price: number;
  before: number | null;
  days_on_sale_before: number | null;
  days_since: number;
  was_step: boolean;
  lowest_of_30_days: number | null;
  lowest_by_calendar: number | null;
};

let told: Told[];
beforeAll(async () => {
  const { rows } = await sql<Told>`
    select variant.id, product.slug, now.price / 10000.0::float8 as price, before.price / 10000.0::float8 as before,
      extract(epoch from now.since - (select min(since) from variant_price where variant_id = variant.id))::float8 / 86400
        as days_on_sale_before,
      extract(epoch from ${shop.clock.now}::timestamptz - now.since)::float8 / 86400 as days_since,
      before.price < (select price from variant_price where variant_id = variant.id and until = before.since) as was_step,
      (select min(price) from variant_price where variant_id = variant.id and until <= now.since
        and until > now.since - interval '720 hours') / 10000.0::float8 as lowest_of_30_days,
      (select min(price) from variant_price where variant_id = variant.id and until <= now.since
        and until > (
          select min((date_trunc('day', now.since at time zone zone) - interval '30 days') at time zone zone)
          from unnest(array['Europe/Vilnius', 'Europe/Amsterdam', 'Asia/Dubai']) as zone
        )) / 10000.0::float8 as lowest_by_calendar
    from product_variant variant
    join product on product.id = variant.product_id and product.status = 'active'
    join variant_price now on now.variant_id = variant.id and now.until is null
    left join variant_price before on before.variant_id = variant.id and before.until = now.since
    order by variant.id`.execute(shop.db);
  told = rows;
});

type Shown = Pick<ListingItem, 'price' | 'old_price' | 'lowest_price' | 'discount_percentage' | 'delivered'>;
const percentOf = ({ discount_percentage }: Shown) => Math.round((1 - discount_percentage) * 100);

const percentAtTheDoor = ({ delivered }: Shown) => delivered.air.percent_off;

/** For delivered prices the percentage is that of the two shown prices. */
const isTrueAtTheDoor = ({ delivered }: Shown): boolean =>
  [delivered.air, delivered.sea].every(({ total, prior_total, percent_off }) =>
    prior_total == null
      ? percent_off === 0
      : percent_off === Math.floor(((prior_total - total) * 100) / prior_total + 1e-9) && percent_off >= 1,
  );

/** The rules of the law, checked on a variant that is shown as reduced; returns the violations. */
const faultsOf = (shown: Shown, variant: Told): string[] => {
  const { old_price: prior, lowest_price, price } = shown;
  if (prior === null) {
    const isQuiet = lowest_price === null && shown.discount_percentage === 1 && percentAtTheDoor(shown) === 0;
    return isQuiet ? [] : ['a percentage or a lowest price without a prior price'];
  }
  const { before, days_on_sale_before: grown, days_since, lowest_of_30_days, lowest_by_calendar } = variant;
  const sentences: [boolean, string][] = [
    [price === variant.price, 'another price than the variant’s'],
    [before !== null && price < before, 'the price is not below the one before it'],
    [lowest_price === prior, 'another price is struck than the lowest of the 30 days before'],
    // Lithuanian law counts further steps down from the first one's beginning.
    [
      variant.was_step || (lowest_of_30_days !== null && prior <= lowest_of_30_days),
      'the price was lower in the 30 days before',
    ],
    [
      variant.was_step || prior === lowest_by_calendar,
      'the prior price is not the lowest of the calendar’s days',
    ],
    [grown !== null && grown >= 30, 'the price fell within the first 30 days on sale'],
    [days_since < 31, 'the reduction has ended'],
    [
      percentOf(shown) === Math.floor(((prior - price) * 100) / prior + 1e-9),
      'a percentage of other figures',
    ],
    [percentOf(shown) >= 1, 'less than one percent'],
    [isTrueAtTheDoor(shown), 'another percentage at the door than that of its two prices'],
  ];
  return sentences.filter(([holds]) => !holds).map(([, fault]) => fault);
};

/** A card names no variant while an option is open: one of the product's variants must satisfy all rules. */
const faultsOfCard = (item: ListingItem): string[] => {
  const named = item.picked_variant_id ?? item.variant_id;
  const own = told.filter(
    ({ slug, id, price }) => slug === item.slug && (named === null ? price === item.price : id === named),
  );
  const faults = own.map((variant) => faultsOf(item, variant));
  return faults.find((found) => found.length === 0) ?? faults[0] ?? ['no variant has this price'];
};

const list = async (ask: Partial<ListingRequest>, currency: 1 | 2 = DOLLARS) => {
  const { status, body } = await shop.call(catalogueContract.listing, {
    body: { locale: 'en', params: {}, categoryId: null, limit: 264, offset: 0, ...ask },
    currency,
  });
  expect(status).toBe(200);
  return body;
};
const productOf = async (slug: string) =>
  (await shop.call(productContract.product, { body: { slug, locale: 'en' }, currency: DOLLARS })).body
    .product;

const expectLawful = (items: readonly ListingItem[]) =>
  expect(items.flatMap((item) => faultsOfCard(item).map((fault) => `${item.slug}: ${fault}`))).toEqual([]);

describe('no page shows a reduction without proof in the price history', () => {
  test('home: the best deals are reduced by a tenth at least, the largest reductions first', async () => {
    const deals = await list({
      params: { 'f.discount_percentage': '10-' },
      sort: SORTS.bestValue,
      limit: 10,
    });
    expect(deals.items).toHaveLength(10);
    expectLawful(deals.items);
    const percents = deals.items.map(percentAtTheDoor);
    expect(percents).toEqual(percents.toSorted((a, b) => b! - a!));
    expect(Math.min(...percents.map((percent) => percent!))).toBeGreaterThanOrEqual(10);
    expectLawful((await list({ sort: SORTS.newArrivals, limit: 10 })).items);
  });

  test('listings in every order, and those of filtered versions', async () => {
    for (const sort of Object.values(SORTS)) {
      const pages = await Promise.all([list({ sort }), list({ sort, offset: 264 })]);
      const items = pages.flatMap((page) => page.items);
      expect(items).toHaveLength(new Set(told.map(({ slug }) => slug)).size);
      expectLawful(items);
      expect(items.some(({ old_price }) => old_price !== null)).toBe(true);
    }
    const { facets } = await list({ facets: true, limit: 0 });
    const colours = facets.find(({ name }) => name === 'Colour')!;
    for (const { slug } of colours.values.slice(0, 6)) {
      const { items } = await list({ params: { [`f.${colours.key}`]: slug } });
      expect(items.length).toBeGreaterThan(0);
      expectLawful(items);
    }
  });

  test('the facet of discounts counts the goods that are shown with such a reduction', async () => {
    const { facets } = await list({ facets: true, limit: 0 });
    const steps = facets.find(({ key }) => key === 'discount_percentage')!.values;
    for (const { slug, name, count } of steps) {
      const { items, total } = await list({ params: { 'f.discount_percentage': slug } });
      expect([slug, total]).toEqual([slug, count]);
      for (const item of items) expect(percentAtTheDoor(item)).toBeGreaterThanOrEqual(Number(name));
    }
    expect(steps[0]!.count).toBeGreaterThan(20);
  });

  test('the deal zone shows reductions only, and the deals of the week those of 30 % at least', async () => {
    const zone = await list({ contentType: 'o' });
    expect(zone.total).toBeGreaterThan(20);
    expectLawful(zone.items);
    for (const { slug, old_price } of zone.items) expect([slug, old_price]).not.toEqual([slug, null]);
    const { items, total } = await list({ contentType: 'o', params: { 'f.flag_ids': 'weekly-deals' } });
    expect(total).toBeGreaterThan(5);
    expectLawful(items);
    for (const item of items) expect(percentAtTheDoor(item)).toBeGreaterThanOrEqual(30);
  });

  test('product pages, variant by variant', async () => {
    const slugs = [...new Set(told.filter(({ before }) => before !== null).map(({ slug }) => slug))];
    for (const slug of slugs.slice(0, 60)) {
      const faults = (await productOf(slug)).variants.flatMap((variant) =>
        faultsOf(
          variant,
          told.find(({ id }) => id === variant.id)!,
        ),
      );
      expect([slug, faults]).toEqual([slug, []]);
    }
  });

  test('in euros the percentage is that of the two prices in euros', async () => {
    const { items } = await list({ params: { 'f.discount_percentage': '1-' } }, EUROS);
    const reduced = items.filter(({ old_price }) => old_price !== null);
    expect(reduced.length).toBeGreaterThan(20);
    for (const item of reduced)
      expect(percentOf(item)).toBe(
        Math.floor(
          (Math.round((item.old_price! - item.price) * 100) * 100) / Math.round(item.old_price! * 100),
        ),
      );
  });
});

describe('the demo has prices of every kind', () => {
  const isFall = ({ price, before }: Told) => before !== null && price < before;
  const kinds: [string, (variant: Told) => boolean, isShown: boolean][] = [
    [
      'running',
      (one) =>
        isFall(one) &&
        one.days_since < 29 &&
        one.days_on_sale_before! >= 31 &&
        one.price < one.lowest_by_calendar! * 0.98,
      true,
    ],
    ['ended', (one) => isFall(one) && one.days_since > 31, false],
    ['raised', ({ before, price }) => before !== null && price > before, false],
    ['too young', (one) => isFall(one) && one.days_on_sale_before! < 29, false],
  ];
  test.each(kinds)('%s', async (_, belongs, isShown) => {
    const some = told.filter(belongs).slice(0, 12);
    expect(some.length).toBeGreaterThan(4);
    for (const { id, slug } of some) {
      const variant = (await productOf(slug)).variants.find((one) => one.id === id)!;
      expect([slug, variant.old_price !== null]).toEqual([slug, isShown]);
    }
  });
});

const METHODS = ['air', 'sea'] as const;
type Method = (typeof METHODS)[number];

/** All brands, each in its own market and in every other one that it ships to. */
const PLACES = shop.deps.brands
  .all()
  .flatMap((brand) => brand.shipsTo.map((countryId) => ({ brand, countryId })))
  .flatMap((place) => METHODS.map((method) => ({ ...place, method })))
  .map((place) => {
    const country = findCountryById(place.countryId)?.code;
    return [`${place.brand.key} to ${country} by ${place.method}`, place] as const;
  });
type Place = (typeof PLACES)[number][1];

/** A version with its measures, as the tables have it. */
type Measured = {
  id: number;
  slug: string;
  price: number;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  tariff_line: string;
};

const readMeasured = async () => {
  const { rows } = await sql<Measured>`
    select variant.id, product.slug, variant.price, parcel.weight_g, parcel.length_mm,
      parcel.width_mm, parcel.height_mm, product.tariff_line
    from product_variant variant
    join product on product.id = variant.product_id
    join product_parcel parcel on parcel.product_id = product.id`.execute(shop.db);
  return Map.groupBy(rows, ({ slug }) => slug);
};

describe('in every market of every brand, by both methods', () => {
  let measured: Awaited<ReturnType<typeof readMeasured>>;
  let priors: Awaited<ReturnType<typeof readLawfulPriors>>;
  beforeAll(async () => {
    measured = await readMeasured();
    priors = await readLawfulPriors(shop.db, shop.clock.now);
  });

  const listAt = async ({ brand, countryId, method }: Place, ask: Partial<ListingRequest>) => {
    const page = async (offset: number) =>
      (
        await shop.call(catalogueContract.listing, {
          body: {
            ...{ locale: 'en', params: {}, categoryId: null, limit: 264, offset },
            ...{ countryId, method },
            ...ask,
          },
          brand: brand.key,
          currency: brand.currency.id,
        })
      ).body;
    const first = await page(0);
    return first.total > 264 ? [...first.items, ...(await page(264)).items] : first.items;
  };

  /** The delivered prices of two goods prices of a version, by the current terms. */
  const quotesOf = async ({ brand, countryId }: Place) => {
    const currency = brand.currency.code;
    const book = await createTariffs(shop.deps).book();
    const pair = book.pairFor({ brand: brand.key, countryId, currency, at: shop.clock.now });
    return (variant: Measured, priceUsd: number, method: Method): number => {
      const price = convertToCents(priceUsd, CONVERSION_CURRENCY, currency, pair!.rates);
      const sidesMm = [variant.length_mm, variant.width_mm, variant.height_mm] as const;
      const goods = { price, weightG: variant.weight_g, sidesMm, tariffLine: variant.tariff_line };
      return toWire(deliveredPrice(goods, pair![method]));
    };
  };

  /** A card's price and reduction are those of one of the product's versions, by its history and this market's law. */
  const isTold = (
    { delivered, slug }: ListingItem,
    { countryId, method }: Place,
    quote: Awaited<ReturnType<typeof quotesOf>>,
  ): boolean =>
    (measured.get(slug) ?? []).some((variant) => {
      const { total, prior_total: shown = null, percent_off: percent } = delivered[method];
      if (quote(variant, variant.price, method) !== total) return false;
      const prior = priors.get(`${variant.id} ${countryId}`);
      const before = prior === undefined ? total : quote(variant, prior, method);
      const most = percentOff(Math.round(total * 100), Math.round(before * 100));
      if (shown === null) return percent === 0 && most <= 0;
      return shown === before && percent === most && most >= 1;
    });

  test.each(PLACES)('%s', async (_, place) => {
    const quote = await quotesOf(place);
    const items = await listAt(place, { sort: SORTS.bestValue });
    expect(items.length).toBeGreaterThan(300);
    expect(items.filter((item) => !isTold(item, place, quote)).map(({ slug }) => slug)).toEqual([]);
    const reduced = items.filter(({ delivered }) => delivered[place.method].prior_total != null);
    expect(reduced.length).toBeGreaterThan(20);

    const zone = await listAt(place, { contentType: 'o' });
    expect(zone.length).toBeGreaterThan(10);
    for (const { slug, delivered } of zone) {
      const { prior_total: prior, percent_off: percent } = delivered[place.method];
      expect([slug, prior != null, percent! >= 1]).toEqual([slug, true, true]);
    }
    const week = await listAt(place, { contentType: 'o', params: { 'f.flag_ids': 'weekly-deals' } });
    for (const { slug, delivered } of week)
      expect([slug, delivered[place.method].percent_off! >= 30]).toEqual([slug, true]);
  });

  test('the flags of the facet count what they list, whatever else is picked', async () => {
    for (const [, place] of PLACES.filter((_, at) => at % 13 === 0))
      for (const params of [{}, { 'f.additional_field_2': 'm' }, { s: 'shoe' }]) {
        const ask = { params, facets: true, limit: 0 };
        const { body } = await shop.call(catalogueContract.listing, {
          body: {
            locale: 'en',
            categoryId: null,
            offset: 0,
            ...ask,
            countryId: place.countryId,
            method: place.method,
          },
          brand: place.brand.key,
        });
        const flags = body.facets.find(({ key }) => key === 'flag_ids')?.values ?? [];
        for (const { slug, count } of flags) {
          const found = await shop.call(catalogueContract.listing, {
            body: {
              ...{ locale: 'en', categoryId: null, offset: 0, limit: 264, facets: true },
              ...{ countryId: place.countryId, method: place.method },
              params: { ...params, 'f.flag_ids': slug },
            },
            brand: place.brand.key,
          });
          expect([slug, found.body.total]).toEqual([slug, count]);
          const again = found.body.facets.find(({ key }) => key === 'flag_ids')?.values ?? [];
          expect(again.find((flag) => flag.slug === slug)?.count ?? 0).toBe(count);
        }
      }
  }, 60_000);
});
