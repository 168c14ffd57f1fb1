import type { SiteParts } from '@shop/app-shell';

/** The messages that this brand words differently: there are no pickup points in the Emirates. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'The best of America, in the Emirates',
    'marketplace.home.how3Text': 'Delivered to your door by the carrier.',
  },
  lt: {
    'marketplace.home.heading': 'Geriausios Amerikos prekės Emyratuose',
    'marketplace.home.how3Text': 'Vežėjas pristato iki durų.',
  },
  lv: {
    'marketplace.home.heading': 'Labākās Amerikas preces Emirātos',
    'marketplace.home.how3Text': 'Pārvadātājs piegādā līdz durvīm.',
  },
  ee: {
    'marketplace.home.heading': 'Ameerika parim kaup Emiraatides',
    'marketplace.home.how3Text': 'Vedaja toob kauba ukseni.',
  },
};
