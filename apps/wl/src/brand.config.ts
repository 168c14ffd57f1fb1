import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'wl',
  name: 'Harbour Store',
  theme: 'wl',
  defaultLocale: 'en',
  country: 'LT',
  shipsTo: ['LT', 'LV', 'EE'],
  currency: 'EUR',
  featuresOff: ['blog', 'about-us', 'reservation', 'pro', 'quotes'],
  titleOrder: 'site-first',
  verification: 'verify-wl-7f3a',
  rootCategoryIds: [684, 2707, 2429, 2443, 2471],
  timeZone: 'Europe/Vilnius',
});
