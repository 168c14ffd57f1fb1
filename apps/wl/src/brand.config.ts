import { defineBrand } from '@shop/brand/define';

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
  seller: {
    name: 'UAB Harbour Store',
    address: 'Minijos g. 90, LT-91229 Klaipėda',
    registerCode: '300000038',
    vatNumber: 'LT100000003811',
    phone: '+370 46 020 184',
  },
  promises: {
    isByEuLaw: true,
    returnDays: 14,
    returnsAtPickupPoints: true,
    returnPaidBy: 'shopper',
    guaranteeYears: 2,
    dispatchHours: null,
    supportHours: null,
    paymentReviewDays: 2,
  },
});
