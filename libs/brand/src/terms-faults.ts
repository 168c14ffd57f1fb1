import { EU_GUARANTEE_YEARS, EU_RETURN_DAYS } from '@shop/domain/market-duties';
import type { BrandPromises, BrandSeller } from './brand-terms.ts';

const SELLER_TEXTS = ['name', 'address', 'registerCode'] as const;
const FIGURES = ['returnDays', 'guaranteeYears', 'dispatchHours', 'paymentReviewDays'] as const;

/** The missing fields of the seller's data. */
export const sellerFaults = (seller: BrandSeller): string[] => [
  ...SELLER_TEXTS.filter((part) => seller[part].trim() === '').map((part) => `seller.${part} is empty`),
  ...(seller.vatNumber?.trim() === '' ? ['seller.vatNumber is empty; without one it is null'] : []),
  ...(/^\+[\d ]{7,20}$/.test(seller.phone) ? [] : ['seller.phone must be + and digits']),
];

const isFigure = (value: number | null): boolean => value === null || (Number.isInteger(value) && value > 0);

const hoursFaults = (hours: BrandPromises['supportHours']): string[] => {
  if (hours === null) return [];
  const { from, to } = hours;
  const areHours = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= 24;
  return areHours ? [] : ['promises.supportHours must be full hours of one day'];
};

const lawFaults = ({ isByEuLaw, returnDays, guaranteeYears }: BrandPromises): string[] =>
  isByEuLaw
    ? [
        ...((returnDays ?? 0) >= EU_RETURN_DAYS ? [] : ['promises.returnDays is below the law of the EU']),
        ...((guaranteeYears ?? 0) >= EU_GUARANTEE_YEARS
          ? []
          : ['promises.guaranteeYears is below the law of the EU']),
      ]
    : [];

/** The promises that are invalid, or below the law that the brand names. */
export const promiseFaults = (promises: BrandPromises): string[] => [
  ...FIGURES.filter((name) => !isFigure(promises[name])).map((name) => `promises.${name} must be whole`),
  ...hoursFaults(promises.supportHours),
  ...lawFaults(promises),
];
