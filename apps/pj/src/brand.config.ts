import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'pj',
  name: 'Parcel Junction',
  theme: 'pj',
  defaultLocale: 'en',
  country: 'LT',
  shipsTo: ['LT', 'LV', 'EE'],
  currency: 'EUR',
  featuresOff: ['blog', 'about-us', 'reservation'],
  titleOrder: 'site-first',
  verification: 'verify-pj-7f3a',
  sendsOrderTypeFilter: false,
  timeZone: 'Europe/Vilnius',
});
