import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'lv',
  name: 'Nordport',
  theme: 'default',
  defaultLocale: 'lv',
  country: 'LV',
  shipsTo: ['LT', 'LV', 'EE'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'verify-lv-7f3a',
  guestsMayRequestQuotes: true,
  timeZone: 'Europe/Riga',
});
