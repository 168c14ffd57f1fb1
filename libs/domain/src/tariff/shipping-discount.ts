import { CONVERSION_CURRENCY } from '../currencies.ts';
import { divideProduct } from '../exact.ts';
import { convertToCents, type Amount, type Rate } from '../money.ts';
import type { Tariff } from './tariff.ts';

/** Freight is reduced by this rate for all shoppers from this subtotal on. */
export type DiscountTier = { readonly minimumSubtotal: Amount; readonly rate: Rate };

/** Tiers are stored in the conversion currency and compared in the shopper's. */
export const tiersIn = (
  tiers: readonly DiscountTier[],
  { currency, rates }: Pick<Tariff, 'currency' | 'rates'>,
): DiscountTier[] =>
  tiers.map(({ minimumSubtotal, rate }) => ({
    minimumSubtotal: convertToCents(minimumSubtotal, CONVERSION_CURRENCY, currency, rates),
    rate,
  }));

/** The subtotal is before a promotion, in the currency of the tiers. */
export const openDiscountRate = (subtotal: Amount, tiers: readonly DiscountTier[]): Rate => {
  let best = 0;
  for (const { minimumSubtotal, rate } of tiers) {
    if (subtotal >= minimumSubtotal && rate > best) best = rate;
  }
  return best;
};

/** The nearest tier that is cheaper than the current one, and the missing sum. */
export const nextDiscount = (
  subtotal: Amount,
  tiers: readonly DiscountTier[],
  clientRate: Rate = 0,
): { readonly missing: Amount; readonly rate: Rate } | null => {
  const held = Math.max(openDiscountRate(subtotal, tiers), clientRate);
  const better = tiers
    .filter(({ rate }) => rate > held)
    .map(({ minimumSubtotal, rate }) => ({ missing: minimumSubtotal - subtotal, rate }))
    .sort((left, right) => left.missing - right.missing);
  return better[0] ?? null;
};

/** A discount as a share of a method's price, in whole percent. */
export const discountPercentage = (discount: Amount, methodPrice: Amount): number =>
  methodPrice === 0 ? 0 : divideProduct(discount, 100, methodPrice);
