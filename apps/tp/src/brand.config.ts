import { defineBrand } from '@shop/brand/define';

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
  seller: {
    name: 'SIA Tradepost',
    address: 'Ganību dambis 21, Rīga, LV-1005',
    registerCode: '40000000284',
    vatNumber: 'LV40000000284',
    phone: '+371 67 010 184',
  },
  promises: {
    isByEuLaw: true,
    returnDays: 14,
    returnsAtPickupPoints: false,
    returnPaidBy: 'shopper',
    guaranteeYears: 2,
    dispatchHours: 48,
    supportHours: { from: 9, to: 18 },
    paymentReviewDays: 1,
  },
});
