import { createJobs } from '@shop/commerce-jobs';
import { createServer } from '@shop/commerce-kit/create-server';
import { callOf, createTestGround } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices, keepPricesTrue } from '@shop/commerce-prices';
import { createTariffs } from '@shop/commerce-tariff';
import { catalogueContract } from '@shop/contracts/catalogue';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents } from '@shop/domain/money';
import { SORTS } from '@shop/domain/sort';
import { deliveredPrice } from '@shop/domain/tariff';
import { toWire } from '@shop/domain/wire-amount';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCatalogueModule } from './catalogue.module.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const DOLLAR = 10_000;

/** With the shop's own jobs, triggers and notifications: the test runs none of them. */
const ground = await createTestGround();
const { deps, db } = ground;
const jobs = createJobs({ databaseUrl: ground.databaseUrl, log: deps.log });
const tariffs = createTariffs(deps);
const prices = createPrices({ ...deps, tariffs });
keepPricesTrue({ ...deps, jobs, tariffs });
const { routes } = createCatalogueModule({ ...deps, prices });
const app = await createServer(deps, { visitors: noVisitors, routes: [routes] });
const call = callOf(app);
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await ground.close();
});

beforeAll(async () => {
  await layOutShop(db);
  await putOnShelves(db, [
    { slug: 'k7', price: 50, variants: [{ sku: 'K7' }] },
    { slug: 'k8', price: 60, variants: [{ sku: 'K8' }] },
  ]);
  await prices.bringUpToDate();
  await deps.changes.start();
  await jobs.start();
}, 60_000);

/** The cheapest first, as a shopper of the brand sees it. */
const listed = async () => {
  const { body } = await call(catalogueContract.listing, {
    body: {
      ...{ locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 },
      sort: SORTS.lowToHigh,
    },
  });
  return body.items.map(({ slug, delivered }) => [slug, delivered.air.total, delivered.sea.total]);
};

const atTheDoor = async (slug: string, dollars: number) => {
  const at = ground.clock.now;
  const pair = (await tariffs.book()).pairFor({ brand: 'lt', countryId: 1, currency: 'EUR', at });
  const parcel = await db
    .selectFrom('product')
    .innerJoin('product_parcel as parcel', 'parcel.product_id', 'product.id')
    .select(['parcel.weight_g', 'parcel.length_mm', 'parcel.width_mm', 'parcel.height_mm', 'tariff_line'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const goods = {
    price: convertToCents(dollars * DOLLAR, CONVERSION_CURRENCY, 'EUR', pair!.rates),
    weightG: parcel.weight_g,
    sidesMm: [parcel.length_mm, parcel.width_mm, parcel.height_mm] as const,
    tariffLine: parcel.tariff_line,
  };
  return [slug, toWire(deliveredPrice(goods, pair!.air)), toWire(deliveredPrice(goods, pair!.sea))];
};

test('a committed price soon appears in every listing, sorted by the delivered price', async () => {
  expect(await listed()).toEqual([await atTheDoor('k7', 50), await atTheDoor('k8', 60)]);
  for (const dollars of [90, 41, 77]) {
    await db
      .updateTable('product_variant')
      .set({ price: dollars * DOLLAR })
      .where('sku', '=', 'K7')
      .execute();
    const both = [await atTheDoor('k7', dollars), await atTheDoor('k8', 60)];
    const sorted = both.toSorted((one, other) => Number(one[1]) - Number(other[1]));
    await vi.waitFor(async () => expect(await listed()).toEqual(sorted), { timeout: 15_000, interval: 20 });
  }
}, 60_000);
