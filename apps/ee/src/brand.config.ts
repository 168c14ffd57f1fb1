import { defineBrand } from '@shop/brand/define';

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
  seller: {
    name: 'Nordport Eesti OÜ',
    address: 'Sadama 17, 10111 Tallinn',
    registerCode: '00000184',
    vatNumber: 'EE100000018',
    phone: '+372 000 0184',
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
