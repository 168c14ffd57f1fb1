export { BREAKDOWN_CODES, quoteShipping, type Breakdown, type BreakdownCode } from './quote-consignment.ts';
export {
  deliveredPrice,
  deliveredQuote,
  type DeliveredTerms,
  type PricedProduct,
} from './delivered-price.ts';
export { couriersIn, cheapestDelivery, type CourierFees } from './local-delivery.ts';
export { vatRateOf } from './line-rates.ts';
export { promotionShares, withPromotion } from './promotion-shares.ts';
export { discountPercentage, openDiscountRate, tiersIn, type DiscountTier } from './shipping-discount.ts';
export { prepareTariff, type Tariff } from './tariff.ts';
export type { DutyRule, ShippingMethod, TariffCard, WeightBand } from './tariff-card.ts';
