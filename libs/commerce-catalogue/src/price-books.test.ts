import { catalogueContract, type ListingItem, type ListingRequest } from '@shop/contracts/catalogue';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createTariffs } from '@shop/commerce-tariff';
import { SORTS } from '@shop/domain/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPrices, readPriceState } from '@shop/commerce-prices';
import { priceDueProducts } from '@shop/commerce-prices/testing';
import { createCatalogueModule } from './catalogue.module.ts';
import { sql } from './sql.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestServer((deps) => {
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  return {
    visitors: noVisitors,
    routes: [createCatalogueModule({ ...deps, prices }).routes],
    ...prices,
  };
});
afterAll(() => shop.close());

const ask: ListingRequest = { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 };
const list = async (body: Partial<ListingRequest> = {}, currency: 1 | 2 | 3 = 1, brand = 'lt') => {
  const answer = await shop.call(catalogueContract.listing, {
    ...{ body: { ...ask, sort: SORTS.lowToHigh, ...body }, currency, brand },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const cardOf = async (slug: string, ...of: Parameters<typeof list>): Promise<ListingItem> =>
  (await list(...of)).items.find((item) => item.slug === slug)!;

const COUNT = 40;
const slugAt = (at: number) => `thing-${at}`;

beforeAll(async () => {
  await layOutShop(shop.db);
  await putOnShelves(
    shop.db,
    Array.from({ length: COUNT }, (_, at) => ({
      slug: slugAt(at),
      popularity: at,
      variants: [
        { colour: 'pine', size: 's', price: 20 + at * 7, sku: `S-${at}` },
        { colour: 'rust', size: 'm', price: 25 + at * 7, sku: `M-${at}` },
      ],
    })),
  );
}, 60_000);

const setPrice = (sku: string, dollars: number) =>
  shop.db
    .updateTable('product_variant')
    .set({ price: dollars * 10_000 })
    .where('sku', '=', sku)
    .execute();

let rateDay = 0;
/** A rate that applies from now on. */
const setRate = (rate: number) => {
  rateDay += 1;
  return shop.db
    .insertInto('exchange_rate')
    .values({ currency_id: 1, rate, valid_from: new Date(Date.UTC(2021, 0, rateDay)) })
    .execute();
};

const generations = async (state: string) =>
  (await readPriceState(shop.db)).generations.filter((one) => one.state === state);

describe('price books', () => {
  test('are built for every brand, market, method and currency, and equal ones share their prices', async () => {
    expect(await shop.made.bringUpToDate()).toBe(true);
    const wanted = shop.deps.brands
      .all()
      .flatMap(({ shipsTo, currencies }) => shipsTo.flatMap(() => currencies.flatMap(() => ['air', 'sea'])));
    const { rows } = await sql<{ books: number }>`select count(*)::int as books from price_book`.execute(
      shop.db,
    );
    const current = await generations('current');
    expect(rows[0]?.books).toBe(wanted.length);
    expect(current.length).toBeLessThan(wanted.length / 2);
    for (const { prices } of current) expect(prices).toBe(COUNT * 2);
    const contents = current.map(({ country, method, currency }) => `${country} ${method} ${currency}`);
    expect(new Set(contents).size).toBe(contents.length);
  });

  test('nothing is rebuilt while the terms are unchanged', async () => {
    const before = (await readPriceState(shop.db)).generations.map(({ id }) => id);
    await shop.made.bringUpToDate();
    expect((await readPriceState(shop.db)).generations.map(({ id }) => id)).toEqual(before);
  });

  test('a listing uses those of the requested destination and method', async () => {
    const [air, sea, latvia] = await Promise.all([
      cardOf(slugAt(3)),
      cardOf(slugAt(3), { method: 'sea' }),
      cardOf(slugAt(3), { countryId: 2 }),
    ]);
    expect(sea.delivered).toEqual(air.delivered);
    expect(air.delivered.sea.total).toBeLessThan(air.delivered.air.total);
    expect(latvia.delivered.air.total).not.toBe(air.delivered.air.total);
  });
});

describe('a change of a product', () => {
  test('of its price waits for the job, and is then in every book at once', async () => {
    const before = await cardOf(slugAt(0));
    await setPrice('S-0', 900);
    await setPrice('M-0', 950);
    expect((await readPriceState(shop.db)).due).toMatchObject({ products: 1 });
    expect(await cardOf(slugAt(0))).toEqual(before);
    await priceDueProducts(shop.db);
    expect((await readPriceState(shop.db)).due).toEqual({ products: 0, oldest: null });
    for (const [currency, brand] of [
      [1, 'lt'],
      [2, 'lt'],
      [2, 'ae'],
    ] as const) {
      const { items } = await list({}, currency, brand);
      expect(items.at(-1)?.slug).toBe(slugAt(0));
      expect(items.at(-1)?.delivered.air.total).toBeGreaterThan(700);
    }
    await setPrice('S-0', 20);
    await setPrice('M-0', 25);
    await priceDueProducts(shop.db);
    expect(await cardOf(slugAt(0))).toEqual(before);
  });

  test('of its weight or tariff line changes its delivered price', async () => {
    const before = await cardOf(slugAt(5));
    const change = (set: { weight_g: number | null; tariff_line: string }) =>
      shop.db.updateTable('product').set(set).where('slug', '=', slugAt(5)).execute();
    await change({ weight_g: 9_000, tariff_line: '8518.30' });
    await priceDueProducts(shop.db);
    const heavy = await cardOf(slugAt(5));
    expect(heavy.price).toBe(before.price);
    expect(heavy.delivered.air.total).toBeGreaterThan(before.delivered.air.total + 10);
    await change({ weight_g: null, tariff_line: '8518.30' });
    await priceDueProducts(shop.db);
    expect(await cardOf(slugAt(5))).toEqual(before);
  });

  test('of its stock shows the price of the remaining variants at once', async () => {
    const stock = (onHand: number) =>
      shop.db.updateTable('product_variant').set({ on_hand: onHand }).where('sku', '=', 'S-7').execute();
    const before = await cardOf(slugAt(7));
    await stock(0);
    const left = await cardOf(slugAt(7));
    expect(left.delivered.air.total).toBeGreaterThan(before.delivered.air.total);
    expect(left).toMatchObject({ is_from_price: false, available: true });
    await stock(5);
    expect(await cardOf(slugAt(7))).toEqual(before);
  });

  test('a job that is repeated, or finds nothing to do, changes nothing', async () => {
    const before = await list();
    await shop.db.insertInto('price_due').values({ product_id: 1 }).execute();
    await priceDueProducts(shop.db);
    await priceDueProducts(shop.db);
    expect(await list()).toEqual(before);
  });
});

describe('a change of terms', () => {
  test('is shown when its prices are built, and the replaced ones are dropped when no request can use them', async () => {
    const before = await cardOf(slugAt(1));
    // Customs of the Union calculate in euros, in any displayed currency.
    const euros = (await generations('current')).filter(
      ({ country, currency }) => country !== 'AE' || currency === 'EUR',
    );
    await setRate(1_840_000);
    expect(await cardOf(slugAt(1))).toEqual(before);
    await shop.made.bringUpToDate();
    const after = await cardOf(slugAt(1));
    expect(after.price).toBe(before.price * 2);
    expect(after.delivered.air.total).toBeGreaterThan(before.delivered.air.total * 1.5);
    expect((await generations('retired')).map(({ id }) => id)).toEqual(euros.map(({ id }) => id));
    expect((await generations('retired')).every(({ prices }) => prices > 0)).toBe(true);
    const morning = shop.clock.now;
    shop.clock.now = new Date(morning.getTime() + 11 * 60_000);
    await shop.made.bringUpToDate();
    expect(await generations('retired')).toEqual([]);
    shop.clock.now = morning;
    await setRate(920_000);
    await shop.made.bringUpToDate();
    expect(await cardOf(slugAt(1))).toEqual(before);
  }, 60_000);

  test('a rate of another currency builds nothing', async () => {
    const ids = async () =>
      (await generations('current')).filter(({ currency }) => currency === 'EUR').map(({ id }) => id);
    const before = await ids();
    await shop.db
      .insertInto('exchange_rate')
      .values({ currency_id: 3, rate: 3_700_000, valid_from: new Date('2021-01-01') })
      .execute();
    await shop.made.bringUpToDate();
    expect(await ids()).toEqual(before);
  });
});
