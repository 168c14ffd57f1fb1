import type { Database } from '@shop/database';
import { getCurrencyById } from '@shop/domain/currencies';
import { PLAIN_HOME } from '@shop/domain/home';
import { currencyById, getLocale, localeOf, type Brands, type ShopBrand } from './shop-brand.ts';

type Settings = {
  defaultBrand: string;
  /** Public addresses by brand; a brand without one is served on the developer's machine. */
  appUrls: ReadonlyMap<string, string>;
  webPort: number;
};

/** The brands of the database, kept in memory: every request needs one. */
export const createBrandDirectory = (db: Database, settings: Settings) => {
  let known = new Map<string, ShopBrand>();

  const appUrlOf = (key: string) =>
    settings.appUrls.get(key) ?? `http://${key}.localhost:${settings.webPort}`;

  const refresh = async () => {
    const [rows, languages, currencies, countries] = await Promise.all([
      db
        .selectFrom('brand')
        .innerJoin('site', 'site.brand_key', 'brand.key')
        .selectAll('brand')
        .select('site.name')
        .orderBy('key')
        .execute(),
      db.selectFrom('site_language').select(['brand_key', 'language_id']).orderBy('position').execute(),
      db.selectFrom('site_currency').select(['brand_key', 'currency_id']).orderBy('position').execute(),
      db.selectFrom('site_country').select(['brand_key', 'country_id']).orderBy('position').execute(),
    ]);
    const of = <Row extends { brand_key: string }>(list: Row[], key: string) =>
      list.filter(({ brand_key }) => brand_key === key);

    known = new Map(
      rows.map((row) => {
        const brand: ShopBrand = {
          key: row.key,
          name: row.name,
          theme: row.theme,
          appUrl: appUrlOf(row.key),
          defaultLocale: getLocale(row.default_language_id),
          locales: of(languages, row.key).flatMap(({ language_id }) => localeOf(language_id) ?? []),
          countryId: row.country_id,
          shipsTo: of(countries, row.key).map(({ country_id }) => country_id),
          currency: getCurrencyById(row.currency_id),
          currencies: of(currencies, row.key).flatMap(({ currency_id }) => currencyById(currency_id) ?? []),
          features: row.features,
          timeZone: row.time_zone,
          rootCategoryIds: row.built.rootCategoryIds ?? [],
          home: row.built.home ?? PLAIN_HOME,
          seller: row.built.seller ?? null,
          supportEmail: row.built.supportEmail ?? null,
          guestsMayRequestQuotes: row.built.guestsMayRequestQuotes ?? false,
          reviewInvitationDays: row.built.reviewInvitationDays ?? null,
          promises: row.built.promises ?? null,
        };
        return [row.key, brand] as const;
      }),
    );
  };

  const fallback = () => {
    const brand = known.get(settings.defaultBrand) ?? known.values().next().value;
    if (!brand) throw new Error('No brand was found: build one, or run where their sources lie.');
    return brand;
  };

  const brands: Brands = {
    find: (key) => known.get(key),
    get: (key) => {
      const brand = known.get(key);
      if (!brand) throw new Error(`There is no brand ${key}.`);
      return brand;
    },
    fallback,
    all: () => [...known.values()],
  };
  return { ...brands, refresh };
};

export type BrandDirectory = ReturnType<typeof createBrandDirectory>;
