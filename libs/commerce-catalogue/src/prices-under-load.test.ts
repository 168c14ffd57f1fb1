import { catalogueContract, type Listing, type ListingItem } from '@shop/contracts/catalogue';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices } from '@shop/commerce-prices';
import { priceDueProducts, SOME_TERMS } from '@shop/commerce-prices/testing';
import { createTariffs } from '@shop/commerce-tariff';
import { toJson } from '@shop/database';
import { getCurrencyId } from '@shop/domain/currencies';
import { SORTS } from '@shop/domain/sort';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogueModule } from './catalogue.module.ts';
import { sql } from './sql.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const MARKETS = [1, 3] as const;
const METHODS = ['air', 'sea'] as const;
const COUNT = 40;
const DOLLAR = 10_000;

const shop = await createTestServer((deps) => {
  // One brand in two markets: four generations at a time, which are built quickly.
  const lt = deps.brands.get('lt');
  const brand = { ...lt, shipsTo: MARKETS, currencies: lt.currencies.filter(({ code }) => code === 'EUR') };
  const prices = createPrices({
    ...deps,
    brands: { all: () => [brand], fallback: () => brand },
    tariffs: createTariffs(deps),
  });
  const { routes } = createCatalogueModule({ ...deps, prices });
  return { visitors: noVisitors, routes: [routes], ...prices };
});
afterAll(() => shop.close());

let changes = 0;
const nextMoment = () => {
  changes += 1;
  return new Date(shop.clock.now.getTime() - 86_400_000 + changes * 60_000);
};
const setRate = (rate: number) =>
  shop.db.insertInto('exchange_rate').values({ currency_id: 1, rate, valid_from: nextMoment() }).execute();

/**
 * Freight of this many dollars to every market for any weight; sea costs one more. Nothing is added to it.
 */
const setFreight = async (dollars: number) => {
  const { version: _, origin, destination: __, method: ___, currency, ...card } = SOME_TERMS.card;
  const valid_from = nextMoment();
  const rows = MARKETS.flatMap((country_id) =>
    METHODS.map((method) => {
      const base = (dollars + (method === 'sea' ? 1 : 0)) * DOLLAR;
      const terms = toJson({ ...card, weightBands: [{ upToG: null, base, perStep: 0 }], seaRatePerM3: 0 });
      const currency_id = getCurrencyId(currency);
      return { country_id, method, version: 1_000 + changes, valid_from, origin, currency_id, terms };
    }),
  );
  await shop.db.insertInto('tariff_card').values(rows).execute();
};

const setPrice = (sku: string, dollars: number) =>
  shop.db
    .updateTable('product_variant')
    .set({ price: dollars * DOLLAR })
    .where('sku', '=', sku)
    .execute();
const setStock = (sku: string, on_hand: number) =>
  shop.db.updateTable('product_variant').set({ on_hand }).where('sku', '=', sku).execute();

const FIRST_RATE = 920_000;
const SECOND_RATE = 970_000;
const FIRST_FREIGHT = 5;
const SECOND_FREIGHT = 11;

beforeAll(async () => {
  await layOutShop(shop.db);
  await shop.db.updateTable('courier').set({ is_active: false }).execute();
  await shop.db.deleteFrom('shipping_discount_tier').execute();
  await putOnShelves(
    shop.db,
    Array.from({ length: COUNT }, (_, at) => ({
      slug: `thing-${at}`,
      popularity: at,
      variants: [
        { colour: 'pine', size: 's', price: 20 + at * 7, sku: `S-${at}` },
        { colour: 'rust', size: 'm', price: 25 + at * 7, sku: `M-${at}` },
      ],
    })),
  );
  await setRate(FIRST_RATE);
  await setFreight(FIRST_FREIGHT);
  await shop.made.bringUpToDate();
}, 60_000);

type Question = {
  readonly method: 'air' | 'sea';
  readonly countryId: number;
  readonly sort: 0 | 1;
  readonly bounds: readonly [number, number] | null;
};
type Reading = Question & { readonly answer: Listing };

const read = async (question: Question): Promise<Reading> => {
  const { bounds, ...asked } = question;
  const params: Record<string, string> = bounds ? { 'f.current_price': bounds.join('-') } : {};
  const body = { locale: 'en', params, categoryId: null, limit: 48, offset: 0, ...asked };
  const { status, body: answer } = await shop.call(catalogueContract.listing, { body, currency: 1 });
  expect(status).toBe(200);
  return { ...question, answer };
};

/** All combinations in turn. */
const questionOf = (turn: number): Question => ({
  method: METHODS[turn % 2]!,
  countryId: MARKETS[(turn >> 1) % 2]!,
  sort: (turn >> 2) % 2 ? SORTS.lowToHigh : SORTS.highToLow,
  bounds: (turn >> 3) % 2 ? [60, 200] : null,
});

const cents = (amount: number) => Math.round(amount * 100);
const totalOf = ({ delivered }: ListingItem, { method }: Question) => cents(delivered[method].total);

/**
 * Goods are whole dollars and freight is equal for all, so every card identifies the rate and the card of its
 * generation.
 */
const generationsOf = ({ answer: { items }, ...question }: Reading): string[] => {
  const rates = [FIRST_RATE, SECOND_RATE].filter((rate) =>
    items.every(({ price }) => cents(price) % (rate / 10_000) === 0),
  );
  const freights = new Set(items.map((item) => totalOf(item, question) - cents(item.price)));
  return rates.flatMap((rate) => [...freights].map((freight) => `${rate} ${freight}`));
};

const faultsOf = (reading: Reading): string[] => {
  const { answer, ...question } = reading;
  const shown = answer.items.map((item) => ({ item, total: totalOf(item, question) }));
  const way = question.sort === SORTS.lowToHigh ? 1 : -1;
  const sorted = shown.toSorted(
    (one, other) =>
      Number(other.item.available) - Number(one.item.available) || (one.total - other.total) * way,
  );
  if (answer.items.length === 0) return ['nothing listed'];
  const [generation, ...more] = generationsOf(reading);
  const rate = Number(generation?.split(' ')[0]) / 1_000_000;
  const [low, high] = question.bounds ?? [0, 1e9];
  const isOutside = ({ total }: { total: number }) => total < low * rate * 100 || total > high * rate * 100;
  return [
    ...(shown.every(({ total }, at) => total === sorted[at]?.total) ? [] : ['not sorted in what it shows']),
    ...(generation === undefined || more.length > 0 ? ['cards of two generations'] : []),
    ...(shown.some(isOutside) ? ['a product outside of the bounds'] : []),
  ];
};

test('while prices, stock, rates and tariffs change, every listing is of one generation, sorted by its shown prices and within its bounds', async () => {
  let isOver = false;
  const until = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 1; !isOver; turn += 1) await work(turn);
  };
  const readings: Reading[] = [];
  const all = [
    until((turn) => setPrice(`S-${turn % COUNT}`, 20 + ((turn * 13) % 300))),
    until((turn) => setStock(`M-${turn % COUNT}`, turn % 2 ? 0 : 4)),
    until(() => priceDueProducts(shop.db)),
    until(async (turn) => readings.push(await read(questionOf(turn)))),
    until(async (turn) => readings.push(await read(questionOf(turn * 7 + 3)))),
  ];
  /** Until the listing has been read this many more times. */
  const readAgain = async (times: number) => {
    const enough = readings.length + times;
    while (readings.length < enough) await new Promise((resolve) => setImmediate(resolve));
  };
  await readAgain(4);
  await setRate(SECOND_RATE);
  await shop.made.bringUpToDate();
  await readAgain(4);
  await setFreight(SECOND_FREIGHT);
  await shop.made.bringUpToDate();
  // All combinations twice.
  await readAgain(32);
  isOver = true;
  await Promise.all(all);

  const faults = readings.flatMap((reading) => faultsOf(reading));
  expect(faults).toEqual([]);
  const withGoods = readings.filter(({ answer }) => answer.items.length > 5);
  expect(withGoods.length).toBeGreaterThan(32);
  const seen = new Set(withGoods.flatMap((reading) => generationsOf(reading)));
  // Three generations, each by air and by sea.
  expect(seen.size).toBeGreaterThan(3);
}, 60_000);

test('afterwards every stored price equals a fresh build', async () => {
  await priceDueProducts(shop.db);
  const digest = async () => {
    const { rows } = await sql<{ digest: string }>`
      select md5(string_agg(line::text, '' order by line::text)) as digest
      from (select delivered_price as line from delivered_price
        join price_generation on price_generation.id = generation_id where state = 'current') lines`.execute(
      shop.db,
    );
    return rows[0]?.digest;
  };
  const kept = await digest();
  await sql`delete from delivered_price`.execute(shop.db);
  await sql`select build_prices_again()`.execute(shop.db);
  await shop.made.bringUpToDate();
  expect(await digest()).toBe(kept);
});
