import { defineBrand } from '@shop/brand/define';

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
  seller: {
    name: 'UAB Nordport',
    address: 'Nemuno g. 24, LT-91199 Klaipėda',
    registerCode: '300000018',
    vatNumber: 'LT100000001811',
    phone: '+370 46 000 184',
  },
  promises: {
    isByEuLaw: true,
    returnDays: 14,
    returnsAtPickupPoints: true,
    returnPaidBy: 'shopper',
    guaranteeYears: 2,
    dispatchHours: 24,
    supportHours: { from: 8, to: 20 },
    paymentReviewDays: 1,
  },
});
