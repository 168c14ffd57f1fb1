import { defineBrand } from '@shop/brand/define';

export const brand = defineBrand({
  key: 'nl',
  name: 'Polderport',
  theme: 'nl',
  defaultLocale: 'en',
  country: 'NL',
  shipsTo: ['NL'],
  currency: 'EUR',
  featuresOff: ['reservation'],
  titleOrder: 'meta-first',
  verification: 'verify-nl-7f3a',
  timeZone: 'Europe/Amsterdam',
  seller: {
    name: 'Polderport B.V.',
    address: 'Waalhaven Z.z. 40, 3088 HH Rotterdam',
    registerCode: '00000184',
    vatNumber: 'NL000000184B01',
    phone: '+31 10 000 0184',
  },
  promises: {
    isByEuLaw: true,
    returnDays: 30,
    returnsAtPickupPoints: true,
    returnPaidBy: 'shopper',
    guaranteeYears: 2,
    dispatchHours: 24,
    supportHours: { from: 9, to: 18 },
    paymentReviewDays: 1,
  },
});
