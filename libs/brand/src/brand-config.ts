import type { CountryCode } from '@shop/domain/countries';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { LocaleCode } from '@shop/domain/languages';
import type { BrandPromises, BrandSeller } from './brand-terms.ts';

export type { CountryCode } from '@shop/domain/countries';
export type { CurrencyCode } from '@shop/domain/currencies';

/** What a brand may leave out; the marketplace is always there. */
export type BrandFeature = 'dealzone' | 'blog' | 'about-us' | 'pro' | 'quotes' | 'reservation' | 'tracking';

export type BrandLocale = LocaleCode;
export type ThemeName = 'default' | 'alt' | 'pj' | 'tp' | 'wl' | 'nl' | 'ae';

/** Size in CSS pixels as it stands in the header: at most 40 high. */
export type BrandLogo = { readonly width: number; readonly height: number; readonly hasDark: boolean };

/** All that tells one brand from another besides its tokens, its wording and its list of features. */
export type BrandConfig = {
  readonly key: string;
  /** The name until the site's configuration is read; the database may say another. */
  readonly name: string;
  readonly theme: ThemeName;
  /**
   * The logo of the header, as files among the brand's own: `public/assets/logo.svg`, and `logo-dark.svg` for dark
   * pages where `hasDark` says so. Null: the theme's flag and the brand's name.
   */
  readonly logo: BrandLogo | null;
  /** The brand follows the visitor's scheme and offers a switch; all others are light. */
  readonly hasDarkScheme: boolean;
  readonly hosts: readonly string[];
  /** Public origin, without a slash at the end. The environment may name another. */
  readonly appUrl: string;
  /** Where shoppers write to: `help@` and the host of `appUrl`, unless the brand says another. */
  readonly supportEmail: string;
  readonly seller: BrandSeller;
  readonly promises: BrandPromises;
  readonly defaultLocale: BrandLocale;
  readonly locales: readonly BrandLocale[];
  readonly country: CountryCode;
  readonly defaultCountryId: number;
  readonly shipsTo: readonly CountryCode[];
  readonly currency: CurrencyCode;
  /** How parcels travel; the first is used until the visitor chooses. */
  readonly methods: readonly [ShippingMethod, ...ShippingMethod[]];
  readonly featuresOff: readonly BrandFeature[];
  readonly titleOrder: 'meta-first' | 'site-first';
  /** Content of the payment provider's verification tag. */
  readonly verification: string;
  readonly rootCategoryIds: readonly number[];
  /** False: the list of orders is asked for without an order type. */
  readonly sendsOrderTypeFilter: boolean;
  readonly guestsMayRequestQuotes: boolean;
  readonly timeZone: string;
};
