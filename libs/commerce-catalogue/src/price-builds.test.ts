import { catalogueContract } from '@shop/contracts/catalogue';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices, readPriceState } from '@shop/commerce-prices';
import { createTariffs } from '@shop/commerce-tariff';
import { getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import { SORTS } from '@shop/domain/sort';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

/** One product in each of three buckets of a build. */
const IDS = [1, 1_001, 2_001];
const LITHUANIA = 1;
const NETHERLANDS = 4;
const EMIRATES = 5;

beforeAll(async () => {
  await layOutShop(shop.db);
  for (const id of IDS) {
    await sql`select setval(pg_get_serial_sequence('product', 'id'), ${id}, false)`.execute(shop.db);
    await putOnShelves(shop.db, [{ slug: `thing-${id}`, price: 40, variants: [{ sku: `T-${id}` }] }]);
  }
}, 60_000);

/** Refuses the delivered prices that match, as if the process were killed there. */
const breakAt = (condition: string) =>
  sql
    .raw(
      `create function lose() returns trigger language plpgsql as $$ begin
         if ${condition} then raise exception 'lost'; end if;
         return new;
       end $$;
       create trigger lost before insert on delivered_price for each row execute function lose()`,
    )
    .execute(shop.db);
const mend = () => sql.raw('drop function if exists lose() cascade').execute(shop.db);
afterEach(mend);

const isOf = (countryId: number) =>
  `new.generation_id in (select id from price_generation where country_id = ${countryId})`;

const list = async (brand: string, currency: CurrencyCode = 'EUR') => {
  const { status, body } = await shop.call(catalogueContract.listing, {
    body: { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0, sort: SORTS.lowToHigh },
    currency: getCurrencyId(currency),
    brand,
  });
  return { status, items: status === 200 ? body.items : [] };
};

const generationsOf = async (country: string) =>
  (await readPriceState(shop.db)).generations.filter(
    (one) => one.country === country && one.state !== 'retired',
  );

const shownBrands = async (countryId: number) =>
  (await shop.db.selectFrom('price_book').select('brand').where('country_id', '=', countryId).execute()).map(
    ({ brand }) => brand,
  );

describe('prices of a shop without any', () => {
  test('an interrupted build continues after the products that it has written', async () => {
    await breakAt('new.product_id >= 2000');
    await expect(shop.made.bringUpToDate()).rejects.toThrow('lost');
    await mend();
    const begun = (await generationsOf('LT')).filter(({ prices }) => prices > 0);
    expect(begun.map(({ state, built }) => [state, built])).toEqual([
      ['building', 2 / 3],
      ['building', 2 / 3],
    ]);
    expect(await shownBrands(LITHUANIA)).toEqual([]);

    await breakAt(`new.generation_id in (${begun.map(({ id }) => id).join(', ')}) and new.product_id < 2000`);
    await shop.made.bringUpToDate();
    const built = await generationsOf('LT');
    expect(built.map(({ state, prices }) => [state, prices])).toEqual(
      built.map(() => ['current', IDS.length]),
    );
    expect((await list('lt')).items).toHaveLength(IDS.length);
  }, 60_000);

  test('each market is shown when its own prices are built, and the others answer that they are not ready', async () => {
    await sql`select forget_prices()`.execute(shop.db);
    shop.made.forget();
    await breakAt(isOf(EMIRATES));
    await expect(shop.made.bringUpToDate()).rejects.toThrow('lost');
    expect((await list('lt')).items).toHaveLength(IDS.length);
    expect(await shownBrands(EMIRATES)).toEqual([]);
    await mend();
    await shop.made.bringUpToDate();
    expect((await list('ae', 'AED')).items).toHaveLength(IDS.length);
  }, 60_000);
});

test('a change of terms changes the shown prices in all markets at once, or in none', async () => {
  const shown = (countryId: number) =>
    shop.db
      .selectFrom('price_book')
      .select(['brand', 'generation_id'])
      .where('country_id', '=', countryId)
      .orderBy('generation_id')
      .orderBy('brand')
      .execute();
  await shop.made.bringUpToDate();
  const before = await shown(LITHUANIA);
  await sql`update courier_fee set fee = fee + 10000`.execute(shop.db);
  await breakAt(isOf(NETHERLANDS));
  await expect(shop.made.bringUpToDate()).rejects.toThrow('lost');
  expect(await shown(LITHUANIA)).toEqual(before);
  await mend();
  await shop.made.bringUpToDate();
  const after = await shown(LITHUANIA);
  expect(after).toHaveLength(before.length);
  const known = new Set(before.map(({ generation_id }) => generation_id));
  expect(after.filter(({ generation_id }) => known.has(generation_id))).toEqual([]);
}, 60_000);
