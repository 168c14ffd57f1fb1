import type { BrandConfig, BrandFeature } from './brand-config.ts';

type BrandDefinition = Omit<
  BrandConfig,
  | 'appUrl'
  | 'hosts'
  | 'logo'
  | 'supportEmail'
  | 'locales'
  | 'hasDarkScheme'
  | 'defaultCountryId'
  | 'rootCategoryIds'
  | 'sendsOrderTypeFilter'
  | 'guestsMayRequestQuotes'
> &
  Partial<BrandConfig>;

const COUNTRY_IDS = { LT: 1, LV: 2, EE: 3, NL: 4, AE: 5, US: 6, PL: 7, DE: 8, FI: 9, SE: 10 } as const;

/** Electronics, clothes, footwear, accessories, cosmetics: the tree that a brand shows unless it names another. */
const ROOT_CATEGORY_IDS = [2, 2511, 1932, 1941, 1984];

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '');

/** A brand's whole configuration from its definition. `brandFaults` says whether it can be served. */
export const defineBrand = (definition: BrandDefinition): BrandConfig => {
  const appUrl = definition.appUrl ?? `https://${definition.key}.nordport.example`;
  return {
    appUrl,
    supportEmail: `help@${hostOf(appUrl)}`,
    hosts: [],
    logo: null,
    locales: ['en', 'lt', 'lv', 'ee'],
    hasDarkScheme: definition.theme === 'default',
    defaultCountryId: COUNTRY_IDS[definition.country],
    rootCategoryIds: ROOT_CATEGORY_IDS,
    sendsOrderTypeFilter: true,
    guestsMayRequestQuotes: false,
    ...definition,
  };
};

/** The only way to ask what a brand offers: by what it is, never by which brand it is. */
export const brandHas = (brand: BrandConfig, feature: BrandFeature): boolean =>
  !brand.featuresOff.includes(feature);
