import type { Amount } from '../money.ts';
import { toParcel, type ConsignmentLine } from './consignment.ts';
import { cheapestDelivery, type CourierFees } from './local-delivery.ts';
import { quoteParcel, type ConsignmentQuote } from './quote-consignment.ts';
import { openDiscountRate, type DiscountTier } from './shipping-discount.ts';
import type { Tariff } from './tariff.ts';

/** A product's price, in the currency of the tariff, and its measures. */
export type PricedProduct = Omit<ConsignmentLine, 'quantity' | 'promotionShare'>;

/** The terms of a delivered price; every amount is in the currency of the tariff. */
export type DeliveredTerms = {
  readonly tariff: Tariff;
  readonly tiers: readonly DiscountTier[];
  readonly couriers: readonly CourierFees[];
};

export type DeliveredQuote = ConsignmentQuote & { readonly delivery: Amount };

/** The price of one product alone: goods, shipping and the cheapest delivery, with the open shipping tier. */
export const deliveredQuote = (product: PricedProduct, terms: DeliveredTerms): DeliveredQuote => {
  const { tariff, tiers, couriers } = terms;
  const quote = quoteParcel(toParcel(product), tariff, openDiscountRate(product.price, tiers));
  const { breakdown, shipping, daysFrom, daysTo } = quote;
  const delivery = cheapestDelivery(couriers, product.weightG);
  return { breakdown, shipping, delivery, total: quote.total + delivery, daysFrom, daysTo };
};

/** The amount that the checkout charges for the product alone, without promotion or pro tier. */
export const deliveredPrice = (product: PricedProduct, terms: DeliveredTerms): Amount =>
  deliveredQuote(product, terms).total;
