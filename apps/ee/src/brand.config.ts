import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'ee',
  name: 'Nordport',
  theme: 'alt',
  defaultLocale: 'ee',
  country: 'EE',
  shipsTo: ['LT', 'LV', 'EE'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'verify-ee-7f3a',
  guestsMayRequestQuotes: true,
  timeZone: 'Europe/Tallinn',
});
