import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words: there are no pickup points in the Emirates. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'The best of America, in the Emirates',
    'marketplace.home.how3Text': 'Brought to your door by the carrier.',
  },
  lt: {
    'marketplace.home.heading': 'Visa, kas Amerikoje geriausia,\u00a0– Emyratuose',
    'marketplace.home.how3Text': 'Vežėjas pristato iki durų.',
  },
  lv: {
    'marketplace.home.heading': 'Labākais no Amerikas\u00a0– Emirātos',
    'marketplace.home.how3Text': 'Pārvadātājs piegādā līdz durvīm.',
  },
  ee: {
    'marketplace.home.heading': 'Parim Ameerikast Emiraatides',
    'marketplace.home.how3Text': 'Vedaja toob kauba ukseni.',
  },
};
