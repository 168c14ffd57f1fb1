import { getCountry } from '@shop/domain/countries';
import { PLAIN_HOME } from '@shop/domain/home';
import { LOCALE_CODES } from '@shop/domain/languages';
import type { BrandConfig } from './brand-config.ts';

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
  | 'home'
  | 'methods'
  | 'sendsOrderTypeFilter'
  | 'guestsMayRequestQuotes'
  | 'reviewInvitationDays'
> &
  Partial<BrandConfig>;

/** Electronics, clothes, footwear, accessories, cosmetics: the default category tree of a brand. */
const ROOT_CATEGORY_IDS = [2, 2511, 1932, 1941, 1984];

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '');

/**
 * A brand's whole configuration from its definition. `brandFaults` checks whether it can be served. It has a
 * separate entry point: built pages contain the values, without this function and the table of countries.
 */
export const defineBrand = (definition: BrandDefinition): BrandConfig => {
  const appUrl = definition.appUrl ?? `https://${definition.key}.nordport.example`;
  return {
    appUrl,
    supportEmail: `help@${hostOf(appUrl)}`,
    hosts: [],
    logo: null,
    locales: LOCALE_CODES,
    hasDarkScheme: definition.theme === 'default',
    defaultCountryId: getCountry(definition.country).id,
    rootCategoryIds: ROOT_CATEGORY_IDS,
    home: PLAIN_HOME,
    methods: ['air', 'sea'],
    sendsOrderTypeFilter: true,
    guestsMayRequestQuotes: false,
    reviewInvitationDays: 7,
    ...definition,
  };
};
