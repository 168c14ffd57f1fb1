import { sumOf, type Amount, type Rate } from '../money.ts';
import type { ConsignmentLine } from '../tariff/consignment.ts';
import { deliveredPrice, type DeliveredTerms } from '../tariff/delivered-price.ts';
import { cheapestDelivery } from '../tariff/local-delivery.ts';
import { quoteShipping, type ShippingQuote } from '../tariff/quote-consignment.ts';
import { nextDiscount, openDiscountRate } from '../tariff/shipping-discount.ts';
import type { ShippingMethod } from '../tariff/tariff-card.ts';

export type CartTerms = {
  /** Tiers and couriers are the same for both methods. */
  readonly air: DeliveredTerms;
  readonly sea: DeliveredTerms;
  /** The discount on freight of a pro client's own tier. */
  readonly clientRate: Rate;
};

export type MethodQuote = ShippingQuote & {
  /** The saving of one parcel compared with the delivered prices of all pieces, without a pro tier. */
  readonly togetherSaves: Amount;
};

export type CartQuote = {
  readonly subtotal: Amount;
  /** The fee of the cheapest local delivery of the parcel. */
  readonly delivery: Amount;
  readonly methods: Readonly<Record<ShippingMethod, MethodQuote>>;
  readonly nextDiscount: { readonly missing: Amount; readonly rate: Rate } | null;
};

/** A cart is one parcel; both methods are always priced, so that both can be shown. */
export const quoteCart = (lines: readonly ConsignmentLine[], terms: CartTerms): CartQuote => {
  const { air, sea, clientRate } = terms;
  const subtotal = sumOf(lines.map(({ price, quantity }) => price * quantity));
  const weightG = sumOf(lines.map((line) => line.weightG * line.quantity));
  const delivery = lines.length === 0 ? 0 : cheapestDelivery(air.couriers, weightG);
  const openRate = openDiscountRate(subtotal, air.tiers);
  const by = (delivered: DeliveredTerms): MethodQuote => {
    const quoted = (rate: Rate) => quoteShipping(lines, delivered.tariff, rate);
    const open = quoted(openRate);
    const together = open.quote.total - open.discount + delivery;
    const apart = sumOf(lines.map((line) => deliveredPrice(line, delivered) * line.quantity));
    return {
      ...(clientRate > openRate ? quoted(clientRate) : open),
      togetherSaves: Math.max(0, apart - together),
    };
  };
  return {
    subtotal,
    delivery,
    methods: { air: by(air), sea: by(sea) },
    nextDiscount: lines.length === 0 ? null : nextDiscount(subtotal, air.tiers, clientRate),
  };
};
