import { defineBrand } from '@shop/brand/define';

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
  seller: {
    name: 'UAB Parcel Junction',
    address: 'Taikos pr. 61, LT-91182 Klaipėda',
    registerCode: '300000028',
    vatNumber: 'LT100000002811',
    phone: '+370 46 010 184',
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
