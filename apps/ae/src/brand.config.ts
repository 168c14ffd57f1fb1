import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'ae',
  name: 'Gulf Dock',
  theme: 'ae',
  defaultLocale: 'en',
  country: 'AE',
  shipsTo: ['AE'],
  currency: 'AED',
  featuresOff: ['blog', 'reservation'],
  titleOrder: 'site-first',
  verification: 'verify-ae-7f3a',
  timeZone: 'Asia/Dubai',
});
