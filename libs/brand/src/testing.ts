import type { BrandPromises, BrandSeller } from './brand-terms.ts';

/** A seller for brands of tests and stories. */
export const SELLER: BrandSeller = {
  name: 'UAB Test Harbour',
  address: 'Uosto g. 1, LT-91001 Klaipėda',
  registerCode: '300000184',
  vatNumber: 'LT100000000184',
  phone: '+370 46 000 184',
};

/** All promises, with the figures of most brands. */
export const PROMISES: BrandPromises = {
  isByEuLaw: true,
  returnDays: 14,
  returnsAtPickupPoints: true,
  returnPaidBy: 'shopper',
  guaranteeYears: 2,
  dispatchHours: 24,
  supportHours: { from: 8, to: 20 },
  paymentReviewDays: 1,
  isPriceFinal: true,
  checksGoods: true,
  sendsTogether: true,
};

/** A brand that promises nothing. */
export const NO_PROMISES: BrandPromises = {
  isByEuLaw: false,
  returnDays: null,
  returnsAtPickupPoints: false,
  returnPaidBy: null,
  guaranteeYears: null,
  dispatchHours: null,
  supportHours: null,
  paymentReviewDays: null,
  isPriceFinal: false,
  checksGoods: false,
  sendsTogether: false,
};
