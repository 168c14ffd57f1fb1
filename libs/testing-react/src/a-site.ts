import { LANGUAGES } from '@shop/i18n';
import type { Site } from '@shop/page';

const CURRENCIES = [
  { id: 1, iso_code: 'EUR' },
  { id: 2, iso_code: 'USD' },
];

/** The site's settings as the API returns them. */
export const aSite = (given: Partial<Site> = {}): Site => ({
  status: true,
  blogs: [],
  conversionCurrency: { id: 2, iso_code: 'USD', rates: { EUR: 0.9, USD: 1 } },
  currencies: CURRENCIES,
  filteredCurrencies: CURRENCIES,
  searchKeys: [{ key: 'us', country_id: 1, language_id: 1 }],
  countries: [
    { id: 1, iso_code: 'LT' },
    { id: 2, iso_code: 'LV' },
    { id: 3, iso_code: 'EE' },
  ],
  site: {
    name: 'Test Harbour',
    cdn_logo: '',
    criteo_key: '',
    klaviyo_key: '',
    languages: LANGUAGES.map(({ id, code, title }) => ({
      id,
      iso_code: code,
      local_title: title,
      pivot: { gtm_id: '', pixel_id: '', live_agent_id: '', mp_default_sort: null },
    })),
  },
  ...given,
});
