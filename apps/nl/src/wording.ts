import type { SiteParts } from '@shop/app-shell';

/** The messages that this brand words differently. */
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
