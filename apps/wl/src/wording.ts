import type { SiteParts } from '@shop/app-shell';

/** The messages that this brand words differently. */
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
