import type { Amount, Rate } from '../money.ts';
import { sumOf } from '../money.ts';
import type { ConsignmentLine } from '../tariff/consignment.ts';
import { deliveredPrice, quoteConsignment, type ConsignmentQuote } from '../tariff/quote-consignment.ts';
import {
  nextDiscount,
  openDiscountRate,
  shippingDiscount,
  type DiscountTier,
} from '../tariff/shipping-discount.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type { ShippingMethod } from '../tariff/tariff-card.ts';

export type CartTerms = {
  readonly air: Tariff;
  readonly sea: Tariff;
  readonly tiers: readonly DiscountTier[];
  /** What a pro client's own tier takes off freight. */
  readonly clientRate: Rate;
};

export type MethodQuote = {
  readonly quote: ConsignmentQuote;
  readonly discount: Amount;
  /** What one parcel for all saves against a parcel for each piece, as each card shows its price. */
  readonly togetherSaves: Amount;
};

export type CartQuote = {
  readonly subtotal: Amount;
  readonly methods: Readonly<Record<ShippingMethod, MethodQuote>>;
  readonly nextDiscount: { readonly missing: Amount; readonly rate: Rate } | null;
};

/** A cart is one parcel; both ways are always priced, so that they stand side by side. */
export const quoteCart = (lines: readonly ConsignmentLine[], terms: CartTerms): CartQuote => {
  const { air, sea, tiers, clientRate } = terms;
  const subtotal = sumOf(lines.map(({ price, quantity }) => price * quantity));
  const openRate = openDiscountRate(subtotal, tiers, air);
  const by = (tariff: Tariff): MethodQuote => {
    const quote = quoteConsignment(lines, tariff);
    const apart = sumOf(lines.map((line) => deliveredPrice(line, tariff).shipping * line.quantity));
    return {
      quote,
      discount: shippingDiscount(quote.breakdown.freight, openRate, clientRate),
      togetherSaves: Math.max(0, apart - quote.shipping),
    };
  };
  return {
    subtotal,
    methods: { air: by(air), sea: by(sea) },
    nextDiscount: lines.length === 0 ? null : nextDiscount(subtotal, tiers, air, clientRate),
  };
};
