import { defineBrand } from '@shop/brand/define';

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
  seller: {
    name: 'SIA Nordport Latvija',
    address: 'Eksporta iela 15, Rīga, LV-1045',
    registerCode: '40000000184',
    vatNumber: 'LV40000000184',
    phone: '+371 67 000 184',
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
