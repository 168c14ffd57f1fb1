import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'The best of America, in the Emirates',
  },
  lt: {
    'marketplace.home.heading': 'Visa, kas Amerikoje geriausia,\u00a0– Emyratuose',
  },
  lv: {
    'marketplace.home.heading': 'Labākais no Amerikas\u00a0– Emirātos',
  },
  ee: {
    'marketplace.home.heading': 'Parim Ameerikast Emiraatides',
  },
};
