import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'From America’s quays to your canal',
  },
  lt: {
    'marketplace.home.heading': 'Iš Amerikos krantinių\u00a0– prie jūsų kanalo',
  },
  lv: {
    'marketplace.home.heading': 'No Amerikas piestātnēm līdz jūsu kanālam',
  },
  ee: {
    'marketplace.home.heading': 'Ameerika kaidelt sinu kanali äärde',
  },
};
