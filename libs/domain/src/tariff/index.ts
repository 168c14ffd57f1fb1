export {
  BREAKDOWN_CODES,
  quoteConsignment,
  quoteShipping,
  type Breakdown,
  type BreakdownCode,
  type ConsignmentQuote,
} from './quote-consignment.ts';
export {
  deliveredPrice,
  deliveredQuote,
  type DeliveredQuote,
  type DeliveredTerms,
  type PricedProduct,
} from './delivered-price.ts';
export { couriersIn, cheapestDelivery, type CourierFees } from './local-delivery.ts';
export { promotionShares, withPromotion } from './promotion-shares.ts';
export { discountPercentage, openDiscountRate, tiersIn, type DiscountTier } from './shipping-discount.ts';
export { dutyRuleAt, prepareTariff, type Tariff } from './tariff.ts';
export type { DutyRule, ShippingMethod, TariffCard, WeightBand } from './tariff-card.ts';
