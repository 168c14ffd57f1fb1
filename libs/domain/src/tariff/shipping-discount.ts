import { CONVERSION_CURRENCY } from '../currencies.ts';
import { divideProduct } from '../exact.ts';
import { applyRateToCents, convertToCents, type Amount, type Rate } from '../money.ts';
import type { Tariff } from './tariff.ts';

/** From this subtotal on, in the conversion currency, freight is cheaper by this rate for all shoppers. */
export type DiscountTier = { readonly minimumSubtotal: Amount; readonly rate: Rate };

type Currency = Pick<Tariff, 'currency' | 'rates'>;

export const openDiscountRate = (
  subtotal: Amount,
  tiers: readonly DiscountTier[],
  { currency, rates }: Currency,
): Rate =>
  tiers.reduce(
    (best, { minimumSubtotal, rate }) =>
      subtotal >= convertToCents(minimumSubtotal, CONVERSION_CURRENCY, currency, rates)
        ? Math.max(best, rate)
        : best,
    0,
  );

/** On freight only. The open tier and the pro client's own never add up: the larger one holds. */
export const shippingDiscount = (freight: Amount, openRate: Rate, clientRate: Rate = 0): Amount =>
  applyRateToCents(freight, Math.max(openRate, clientRate));

/** The nearest tier that would be cheaper than what holds now, and what is missing to reach it. */
export const nextDiscount = (
  subtotal: Amount,
  tiers: readonly DiscountTier[],
  currency: Currency,
  clientRate: Rate = 0,
): { readonly missing: Amount; readonly rate: Rate } | null => {
  const held = Math.max(openDiscountRate(subtotal, tiers, currency), clientRate);
  const better = tiers
    .filter(({ rate }) => rate > held)
    .map(({ minimumSubtotal, rate }) => ({
      missing:
        convertToCents(minimumSubtotal, CONVERSION_CURRENCY, currency.currency, currency.rates) - subtotal,
      rate,
    }))
    .sort((left, right) => left.missing - right.missing);
  return better[0] ?? null;
};

/** What a discount is of a method's price, in whole percent. */
export const discountPercentage = (discount: Amount, methodPrice: Amount): number =>
  methodPrice === 0 ? 0 : divideProduct(discount, 100, methodPrice);
