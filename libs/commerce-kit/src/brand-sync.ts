import type { BrandConfig, BrandFeature } from '@shop/brand';
import { shopNow, toJson, type Database, type Transaction } from '@shop/database';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { announceChange } from './changes.ts';

const FEATURES: readonly BrandFeature[] = ['dealzone', 'blog', 'about-us', 'pro', 'quotes', 'reservation'];
/** Roots of the second tree over the same products. */
const ALTERNATE_ROOTS = new Set([684, 2707, 2429, 2443, 2471]);

type Ids = {
  languages: Map<string, number>;
  countries: Map<string, number>;
  currencies: Map<string, number>;
};

/**
 * Updates the brand tables from the builds. The site, which staff may change, is only inserted when missing; a brand
 * whose build is gone stays, because orders refer to it.
 */
export const syncBrands = async (db: Database, brands: readonly BrandConfig[]): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const ids = await readIds(tx);
    for (const brand of brands) await syncBrand(tx, brand, ids);
    await announceChange(
      tx,
      brands.map(({ key }) => `config:${key}` as const),
    );
  });
};

const readIds = async (tx: Transaction): Promise<Ids> => {
  const [languages, countries, currencies] = await Promise.all([
    tx.selectFrom('language').select(['id', 'code']).execute(),
    tx.selectFrom('country').select(['id', 'code']).execute(),
    tx.selectFrom('currency').selectAll().execute(),
  ]);
  return {
    languages: new Map(languages.map(({ id, code }) => [code, id])),
    countries: new Map(countries.map(({ id, code }) => [code, id])),
    currencies: new Map(currencies.map(({ id, iso_code }) => [iso_code, id])),
  };
};

const idOf = (ids: Map<string, number>, code: string): number => {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The database does not know ${code}.`);
  return id;
};

const syncBrand = async (tx: Transaction, brand: BrandConfig, ids: Ids) => {
  const row = {
    name: brand.name,
    theme: brand.theme,
    app_url: brand.appUrl,
    default_language_id: idOf(ids.languages, brand.defaultLocale),
    country_id: idOf(ids.countries, brand.country),
    currency_id: idOf(ids.currencies, brand.currency),
    time_zone: brand.timeZone,
    features: toJson(FEATURES.filter((feature) => !brand.featuresOff.includes(feature))),
    hosts: toJson(brand.hosts),
    built: toJson(brand),
    synced_at: shopNow,
  };
  await tx
    .insertInto('brand')
    .values({ key: brand.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await makeSite(tx, brand, ids);
};

/** Every brand offers its own currency and the dollar. */
const offeredCurrencies = ({ currency }: BrandConfig): readonly string[] => [
  ...new Set([currency, CONVERSION_CURRENCY]),
];

const makeSite = async (tx: Transaction, brand: BrandConfig, ids: Ids) => {
  const brand_key = brand.key;
  const made = await tx
    .insertInto('site')
    .values({ brand_key, name: brand.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('brand_key')
    .executeTakeFirst();
  if (!made) return;

  const languageIds = brand.locales.map((locale) => idOf(ids.languages, locale));
  await tx
    .insertInto('site_language')
    .values(languageIds.map((language_id, position) => ({ brand_key, language_id, position })))
    .execute();
  await tx
    .insertInto('site_currency')
    .values(
      offeredCurrencies(brand).map((code, position) => ({
        brand_key,
        currency_id: idOf(ids.currencies, code),
        position,
      })),
    )
    .execute();
  await tx
    .insertInto('site_country')
    .values(
      brand.shipsTo.map((code, position) => ({ brand_key, country_id: idOf(ids.countries, code), position })),
    )
    .execute();
  const key = brand.rootCategoryIds.some((id) => ALTERNATE_ROOTS.has(id)) ? 'alt' : 'us';
  await tx
    .insertInto('search_key')
    .values(
      languageIds.map((language_id, position) => ({
        brand_key,
        key,
        country_id: idOf(ids.countries, brand.country),
        language_id,
        position,
      })),
    )
    .execute();
};
