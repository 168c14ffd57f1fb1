import type { BrandPromises } from '@shop/brand';

const PHONE_PREFIXES = {
  LT: '+370',
  LV: '+371',
  EE: '+372',
  NL: '+31',
  AE: '+971',
  US: '+1',
  PL: '+48',
  DE: '+49',
  FI: '+358',
  SE: '+46',
} as const;

const OUTSIDE_EU: readonly string[] = ['AE', 'US'];

/** The law of the EU where it applies, else the usual promises of sellers. */
const promisesIn = (isInEu: boolean): BrandPromises => ({
  isByEuLaw: isInEu,
  returnDays: isInEu ? 14 : 7,
  returnsAtPickupPoints: isInEu,
  returnPaidBy: 'shopper',
  guaranteeYears: isInEu ? 2 : 1,
  dispatchHours: 48,
  supportHours: { from: 9, to: 18 },
  paymentReviewDays: 1,
  isPriceFinal: true,
  checksGoods: true,
  sendsTogether: true,
});

/** An invented seller and promises as a start: the seller's own data replace them before the brand opens. */
export const termsOf = (name: string, country: keyof typeof PHONE_PREFIXES, city: string) => {
  const isInEu = !OUTSIDE_EU.includes(country);
  return {
    seller: {
      name: `${name} Trading`,
      address: `Harbour Street 1, ${city}`,
      registerCode: '100000184',
      vatNumber: isInEu ? `${country}100000184` : null,
      phone: `${PHONE_PREFIXES[country]} 600 00184`,
    },
    promises: promisesIn(isInEu),
  };
};
