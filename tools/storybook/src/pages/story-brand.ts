import type { BrandConfig } from '@shop/brand';
import { defineBrand } from '@shop/brand/define';
import { PROMISES, SELLER } from '@shop/brand/testing';
import type { ThemeName } from '../themes.ts';

// A new theme is shown with its own name.
const NAMES: Partial<Record<ThemeName, string>> = {
  default: 'Nordport',
  alt: 'Nordport',
  pj: 'Parcel Junction',
  tp: 'Tradepost',
  wl: 'Harbour Store',
  nl: 'Polderport',
  ae: 'Gulf Dock',
};

/** A brand with all features, named like the brand of the theme. */
export const storyBrand = (theme: ThemeName): BrandConfig =>
  defineBrand({
    key: 'story',
    name: NAMES[theme] ?? theme,
    theme,
    defaultLocale: 'en',
    country: 'LT',
    shipsTo: ['LT', 'LV', 'EE'],
    currency: 'EUR',
    featuresOff: [],
    titleOrder: 'meta-first',
    verification: 'story',
    timeZone: 'Europe/Vilnius',
    seller: SELLER,
    promises: PROMISES,
    guestsMayRequestQuotes: true,
    reviewInvitationDays: 7,
  });
