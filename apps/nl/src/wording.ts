import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'Products from America, delivered in the Netherlands',
  },
  lt: {
    'marketplace.home.heading': 'Prekės iš Amerikos su pristatymu Nyderlanduose',
  },
  lv: {
    'marketplace.home.heading': 'Preces no Amerikas ar piegādi Nīderlandē',
  },
  ee: {
    'marketplace.home.heading': 'Kaup Ameerikast, tarne Madalmaades',
  },
};
