import { defineBrand } from '@shop/brand/define';

export const brand = defineBrand({
  key: 'ae',
  name: 'Gulf Dock',
  theme: 'ae',
  defaultLocale: 'en',
  country: 'AE',
  shipsTo: ['AE'],
  currency: 'AED',
  featuresOff: ['blog', 'reservation'],
  titleOrder: 'site-first',
  verification: 'verify-ae-7f3a',
  timeZone: 'Asia/Dubai',
  seller: {
    name: 'Gulf Dock Trading L.L.C.',
    address: 'Warehouse 18, Jebel Ali Port, Dubai, United Arab Emirates',
    registerCode: '0000184',
    vatNumber: '100000000018403',
    phone: '+971 4 000 0184',
  },
  promises: {
    isByEuLaw: false,
    returnDays: 7,
    returnsAtPickupPoints: false,
    returnPaidBy: 'seller',
    guaranteeYears: 1,
    dispatchHours: 48,
    supportHours: { from: 9, to: 18 },
    paymentReviewDays: 2,
  },
});
