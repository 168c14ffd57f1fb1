export {
  BREAKDOWN_CODES,
  deliveredPrice,
  quoteConsignment,
  type Breakdown,
  type BreakdownCode,
  type ConsignmentQuote,
} from './quote-consignment.ts';
export {
  discountPercentage,
  openDiscountRate,
  shippingDiscount,
  type DiscountTier,
} from './shipping-discount.ts';
export { prepareTariff, type Tariff } from './tariff.ts';
export type { DutyRule, ShippingMethod, TariffCard, WeightBand } from './tariff-card.ts';
