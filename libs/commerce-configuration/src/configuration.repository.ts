import { sql, type Database } from '@shop/database';

const isSaidBy = (brand: string) =>
  sql<boolean>`(translation.brand_key is null or translation.brand_key = ${brand})`;

/** The settings of a site, and the texts that staff changed. */
export const createConfigurationRepository = (db: Database) => ({
  languages: () =>
    db.selectFrom('language').select(['id', 'iso_code', 'code', 'local_title']).orderBy('id').execute(),

  currencies: () => db.selectFrom('currency').selectAll().orderBy('id').execute(),

  site: (brandKey: string) =>
    db.selectFrom('site').selectAll().where('brand_key', '=', brandKey).executeTakeFirst(),

  siteLanguages: (brandKey: string) =>
    db
      .selectFrom('site_language')
      .innerJoin('language', 'language.id', 'site_language.language_id')
      .selectAll('site_language')
      .select(['language.id', 'language.code', 'language.local_title'])
      .where('brand_key', '=', brandKey)
      .orderBy('position')
      .execute(),

  siteCurrencies: (brandKey: string) =>
    db
      .selectFrom('site_currency')
      .innerJoin('currency', 'currency.id', 'site_currency.currency_id')
      .select(['currency.id', 'currency.iso_code'])
      .where('brand_key', '=', brandKey)
      .orderBy('position')
      .execute(),

  siteCountries: (brandKey: string) =>
    db
      .selectFrom('site_country')
      .innerJoin('country', 'country.id', 'site_country.country_id')
      .select(['country.id', 'country.code'])
      .where('brand_key', '=', brandKey)
      .orderBy('position')
      .execute(),

  searchKeys: (brandKey: string) =>
    db
      .selectFrom('search_key')
      .select(['key', 'country_id', 'language_id'])
      .where('brand_key', '=', brandKey)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** Millionths of each currency for one dollar, as valid at that moment. */
  ratesAt: (at: Date) =>
    db
      .selectFrom('exchange_rate')
      .innerJoin('currency', 'currency.id', 'exchange_rate.currency_id')
      .distinctOn('exchange_rate.currency_id')
      .select(['currency.iso_code', 'exchange_rate.rate'])
      .where('valid_from', '<=', at)
      .orderBy('exchange_rate.currency_id')
      .orderBy('valid_from', 'desc')
      .execute(),

  /** Changes exactly when a text of the brand changes. */
  translationsVersion: async (brand: string) => {
    const { newest, texts } = await db
      .selectFrom('translation')
      .select((row) => [
        row.fn.max<Date | null>('updated_at').as('newest'),
        row.fn.countAll<number>().as('texts'),
      ])
      .where(isSaidBy(brand))
      .executeTakeFirstOrThrow();
    return `${texts}-${newest?.getTime() ?? 0}`;
  },

  /** The texts that staff changed for a brand, and those for all brands that have no text of the brand. */
  translations: (brand: string) =>
    db
      .selectFrom('translation')
      .innerJoin('language', 'language.id', 'translation.language_id')
      .distinctOn(['language.id', 'translation.key'])
      .select(['language.code', 'translation.key', 'translation.text'])
      .where(isSaidBy(brand))
      .orderBy('language.id')
      .orderBy('translation.key')
      .orderBy('translation.brand_key', (brands) => brands.asc().nullsLast())
      .execute(),
});

export type ConfigurationRepository = ReturnType<typeof createConfigurationRepository>;
