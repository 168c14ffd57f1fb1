import type { StoreConfig } from '@shop/contracts/configuration';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { rateToWire } from '@shop/domain/wire-amount';
import type { ConfigurationRepository } from './configuration.repository.ts';

type SiteLanguageRow = Awaited<ReturnType<ConfigurationRepository['siteLanguages']>>[number];
const toLanguage = ({ id, code, local_title }: { id: number; code: string; local_title: string }) => ({
  id,
  iso_code: code,
  local_title,
});
const toSiteLanguage = (row: SiteLanguageRow) => ({
  ...toLanguage(row),
  pivot: {
    gtm_id: row.gtm_id ?? '',
    pixel_id: row.pixel_id ?? '',
    live_agent_id: row.live_agent_id ?? '',
    mp_default_sort: row.mp_default_sort,
  },
});

/** The configuration of a brand's site that its pages need, read at once. */
export const readStoreConfig = async (
  rows: ConfigurationRepository,
  brandKey: string,
  langIso: string,
  now: Date,
): Promise<Omit<StoreConfig, 'blogs' | 'links'>> => {
  const [site, languages, currencies, offered, searchKeys, countries, rates] = await Promise.all([
    rows.site(brandKey),
    rows.siteLanguages(brandKey),
    rows.currencies(),
    rows.siteCurrencies(brandKey),
    rows.searchKeys(brandKey),
    rows.siteCountries(brandKey),
    rows.ratesAt(now),
  ]);
  const conversion = currencies.find(({ iso_code }) => iso_code === CONVERSION_CURRENCY);
  if (!site || !conversion) throw new Error(`The site of ${brandKey} was never set up.`);
  // A language's own account takes precedence over the site's.
  const own = languages.find(({ code }) => code === langIso);

  return {
    status: true,
    conversionCurrency: {
      ...conversion,
      rates: Object.fromEntries(rates.map(({ iso_code, rate }) => [iso_code, rateToWire(rate)])),
    },
    currencies,
    filteredCurrencies: offered,
    searchKeys,
    countries: countries.map(({ id, code }) => ({ id, iso_code: code })),
    site: {
      name: site.name,
      cdn_logo: site.cdn_logo ?? '',
      criteo_key: own?.criteo_key ?? site.criteo_key ?? '',
      klaviyo_key: own?.klaviyo_key ?? site.klaviyo_key ?? '',
      languages: languages.map(toSiteLanguage),
    },
  };
};

export const toLanguages = (rows: SiteLanguageRow[]) => rows.map(toLanguage);
