import { CONVERSION_CURRENCY } from '../currencies.ts';
import { convertToCents, type Amount } from '../money.ts';
import type { Tariff } from './tariff.ts';

/** A courier's fee for a parcel up to a weight, including the market's VAT. */
export type FeeBand = { readonly upToG: number; readonly fee: Amount };

/** One courier's fees by weight, the lightest band first. */
export type CourierFees = readonly FeeBand[];

/** Fees are stored in the conversion currency and shown in the shopper's currency. */
export const couriersIn = (
  couriers: readonly CourierFees[],
  { currency, rates }: Pick<Tariff, 'currency' | 'rates'>,
): CourierFees[] =>
  couriers.map((bands) =>
    bands.map(({ upToG, fee }) => ({
      upToG,
      fee: convertToCents(fee, CONVERSION_CURRENCY, currency, rates),
    })),
  );

/** 0 where no courier takes the weight: then the carrier itself delivers to the door. */
export const cheapestDelivery = (couriers: readonly CourierFees[], weightG: number): Amount => {
  let least = Infinity;
  for (const bands of couriers) {
    const fee = feeFor(bands, weightG);
    if (fee !== null && fee < least) least = fee;
  }
  return least === Infinity ? 0 : least;
};

/** The first band that covers the weight applies. */
const feeFor = (bands: CourierFees, weightG: number): Amount | null => {
  for (const { upToG, fee } of bands) if (weightG <= upToG) return fee;
  return null;
};
