import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'nl',
  name: 'Polderport',
  theme: 'nl',
  defaultLocale: 'en',
  country: 'NL',
  shipsTo: ['NL'],
  currency: 'EUR',
  featuresOff: ['reservation'],
  titleOrder: 'meta-first',
  verification: 'verify-nl-7f3a',
  timeZone: 'Europe/Amsterdam',
});
