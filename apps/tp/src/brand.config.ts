import { defineBrand } from '@shop/brand';

export const brand = defineBrand({
  key: 'tp',
  name: 'Tradepost',
  theme: 'tp',
  defaultLocale: 'en',
  country: 'LV',
  shipsTo: ['LT', 'LV', 'EE'],
  currency: 'EUR',
  featuresOff: ['blog', 'dealzone', 'reservation'],
  titleOrder: 'site-first',
  verification: 'verify-tp-7f3a',
  timeZone: 'Europe/Riga',
});
