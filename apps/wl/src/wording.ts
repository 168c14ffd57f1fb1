import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'Shop America, pay one price',
  },
  lt: {
    'marketplace.home.heading': 'Pirkite Amerikoje, mokėkite vieną kainą',
  },
  lv: {
    'marketplace.home.heading': 'Iepērcieties Amerikā, maksājiet vienu cenu',
  },
  ee: {
    'marketplace.home.heading': 'Ostke Ameerikast, makske üks hind',
  },
};
