import type { SiteParts } from '@shop/app-shell';

/** The messages that this brand words differently. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'Shop in America, delivered to your door',
    'marketplace.home.text':
      'Choose products from American stores and see the full price with delivery before you pay.',
  },
  lt: {
    'marketplace.home.heading': 'Pirkite Amerikoje, pristatysime iki durų',
    'marketplace.home.text':
      'Rinkitės prekes iš Amerikos parduotuvių ir visą kainą su pristatymu matykite dar prieš mokėdami.',
  },
  lv: {
    'marketplace.home.heading': 'Pērciet Amerikā, piegādāsim līdz durvīm',
    'marketplace.home.text':
      'Izvēlieties preces no Amerikas veikaliem un redziet pilnu cenu ar piegādi pirms apmaksas.',
  },
  ee: {
    'marketplace.home.heading': 'Ostke Ameerikast, toome teie ukseni',
    'marketplace.home.text':
      'Valige tooteid Ameerika poodidest ja näete kogu hinda koos tarnega enne maksmist.',
  },
};
