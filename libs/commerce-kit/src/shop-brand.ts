import type { BrandPromises, BrandSeller } from '@shop/brand';
import type { HomeBlock } from '@shop/domain/home';
import { findCurrencyById, type Currency } from '@shop/domain/currencies';
import { findLanguage, findLanguageById, getLanguage, type LocaleCode } from '@shop/domain/languages';

export type { Currency } from '@shop/domain/currencies';
export type Locale = LocaleCode;

export const languageIdOf = (locale: Locale): number => getLanguage(locale).id;
export const isLocale = (text: unknown): text is Locale => findLanguage(text) !== undefined;
export const localeOf = (languageId: unknown): Locale | undefined => findLanguageById(languageId)?.code;
/** Raises for an unknown language. */
export const getLocale = (languageId: number): Locale => {
  const locale = localeOf(languageId);
  if (!locale) throw new RangeError(`${languageId} is the id of no language`);
  return locale;
};
export const currencyById = (id: unknown): Currency | undefined => findCurrencyById(id);

/** The API's data of a brand: the row that its build was synced into. */
export type ShopBrand = {
  readonly key: string;
  readonly name: string;
  readonly theme: string;
  /** Public address, for links in mails and returns from providers; never taken from a request. */
  readonly appUrl: string;
  readonly defaultLocale: Locale;
  readonly locales: readonly Locale[];
  readonly countryId: number;
  readonly shipsTo: readonly number[];
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly features: readonly string[];
  readonly timeZone: string;
  readonly rootCategoryIds: readonly number[];
  /** The home page until staff publish another. */
  readonly home: readonly HomeBlock[];
  /** Null: the brand's last build named none. */
  readonly seller: BrandSeller | null;
  readonly supportEmail: string | null;
  /** A guest may ask for quotes, too. */
  readonly guestsMayRequestQuotes: boolean;
  /** How many days after delivery clients are asked for reviews; null: never. */
  readonly reviewInvitationDays: number | null;
  readonly promises: Pick<
    BrandPromises,
    'isByEuLaw' | 'returnDays' | 'returnPaidBy' | 'returnsTo' | 'guaranteeYears'
  > | null;
};

/** The brands that this API serves. */
export type Brands = {
  find: (key: string) => ShopBrand | undefined;
  /** Raises for a key that no brand has. */
  get: (key: string) => ShopBrand;
  /** For requests that name no brand. */
  fallback: () => ShopBrand;
  all: () => readonly ShopBrand[];
};
