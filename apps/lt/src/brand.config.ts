import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'lt',
  name: 'Nordport',
  theme: 'default',
  defaultLocale: 'lt',
  country: 'LT',
  shipsTo: ['LT', 'LV', 'EE'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'verify-lt-7f3a',
  guestsMayRequestQuotes: true,
  timeZone: 'Europe/Vilnius',
});
