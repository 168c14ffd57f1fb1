import type { CountryCode } from '@shop/domain/countries';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { HomeBlock } from '@shop/domain/home';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { LocaleCode } from '@shop/domain/languages';
import type { BrandPromises, BrandSeller } from './brand-terms.ts';

export type { CountryCode } from '@shop/domain/countries';
export type { CurrencyCode } from '@shop/domain/currencies';

/** The optional features of a brand; the marketplace is always there. */
export type BrandFeature =
  'dealzone' | 'blog' | 'about-us' | 'pro' | 'quotes' | 'forwarding' | 'reservation' | 'tracking';

export type BrandLocale = LocaleCode;
export type ThemeName = 'default' | 'alt' | 'pj' | 'tp' | 'wl' | 'nl' | 'ae';

/** Size in CSS pixels in the header: at most 40 high. */
export type BrandLogo = { readonly width: number; readonly height: number; readonly hasDark: boolean };

/** All differences between brands except tokens, wording and the list of features. */
export type BrandConfig = {
  readonly key: string;
  /** The name until the site's configuration is read; the database may have another. */
  readonly name: string;
  readonly theme: ThemeName;
  /**
   * The logo of the header, as files among the brand's own: `public/assets/logo.svg`, and `logo-dark.svg` for dark
   * pages if `hasDark` is set. Null: the theme's flag and the brand's name.
   */
  readonly logo: BrandLogo | null;
  /** The brand follows the visitor's scheme and offers a switch; all others are light. */
  readonly hasDarkScheme: boolean;
  readonly hosts: readonly string[];
  /** Public origin, without a slash at the end. The environment may set another. */
  readonly appUrl: string;
  /** The contact address: `help@` and the host of `appUrl`, unless the brand sets another. */
  readonly supportEmail: string;
  readonly seller: BrandSeller;
  readonly promises: BrandPromises;
  readonly defaultLocale: BrandLocale;
  readonly locales: readonly BrandLocale[];
  readonly country: CountryCode;
  readonly defaultCountryId: number;
  readonly shipsTo: readonly CountryCode[];
  readonly currency: CurrencyCode;
  /** The shipping methods; the first is used until the visitor chooses. */
  readonly methods: readonly [ShippingMethod, ...ShippingMethod[]];
  readonly featuresOff: readonly BrandFeature[];
  readonly titleOrder: 'meta-first' | 'site-first';
  /** Content of the payment provider's verification tag. */
  readonly verification: string;
  readonly rootCategoryIds: readonly number[];
  /**
   * The sections of the home page in their order, until staff publish others. Read from the build by the API, which
   * answers pages with the home of the day: built browsers' scripts leave it out.
   */
  readonly home: readonly HomeBlock[];
  /** False: the list of orders is requested without an order type. */
  readonly sendsOrderTypeFilter: boolean;
  readonly guestsMayRequestQuotes: boolean;
  /** How many days after delivery clients are asked for reviews; null: never. */
  readonly reviewInvitationDays: number | null;
  /**
   * Markets whose law lets the brand leave out the question about cookies. Nothing is loaded there either, until a
   * visitor allows it on the page of cookie settings.
   */
  readonly consentSilentIn?: readonly CountryCode[];
  readonly timeZone: string;
};
