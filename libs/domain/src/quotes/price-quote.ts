import type { CurrencyCode } from '../currencies.ts';
import { divideBig } from '../exact.ts';
import {
  AMOUNT_PER_CENT,
  RATE_ONE,
  rateOf,
  roundToCents,
  sumOf,
  type Amount,
  type ExchangeRates,
  type Rate,
} from '../money.ts';
import type { ConsignmentLine } from '../tariff/consignment.ts';
import type { DeliveredTerms } from '../tariff/delivered-price.ts';
import { cheapestDelivery } from '../tariff/local-delivery.ts';
import { quoteShipping, type Breakdown } from '../tariff/quote-consignment.ts';
import { openDiscountRate } from '../tariff/shipping-discount.ts';

/** A line of a quote: the seller's price in the seller's currency, and the measures of one piece. */
export type QuotedLine = Omit<ConsignmentLine, 'promotionShare'> & { readonly currency: CurrencyCode };

/** What a quote comes to by one shipping method, in the currency of the tariff. */
export type QuoteAmounts = {
  /** Each line's price of one piece, in the order of the lines. */
  readonly unitPrices: readonly Amount[];
  readonly breakdown: Breakdown;
  readonly subtotal: Amount;
  readonly shipping: Amount;
  readonly shippingDiscount: Amount;
  readonly delivery: Amount;
  readonly total: Amount;
  readonly daysFrom: number;
  readonly daysTo: number;
};

/**
 * A seller's price in the quote's currency, at the rate plus the margin, rounded once, to cents. A price that needs no
 * exchange has no margin.
 */
export const exchangePrice = (
  price: Amount,
  { from, to, rates, margin }: { from: CurrencyCode; to: CurrencyCode; rates: ExchangeRates; margin: Rate },
): Amount => {
  if (from === to) return roundToCents(price);
  const converted = BigInt(price) * BigInt(rateOf(rates, to)) * BigInt(RATE_ONE + margin);
  const perCent = BigInt(rateOf(rates, from)) * BigInt(RATE_ONE * AMOUNT_PER_CENT);
  return divideBig(converted, perCent) * AMOUNT_PER_CENT;
};

/** Of the lines in one parcel, in grams: it decides which couriers take it. */
export const parcelWeight = (lines: readonly Pick<QuotedLine, 'weightG' | 'quantity'>[]): number =>
  sumOf(lines.map(({ weightG, quantity }) => weightG * quantity));

/** Prices the lines as one parcel, with the larger of the open and the client's discount on freight. */
export const priceQuote = (
  lines: readonly QuotedLine[],
  { tariff, tiers, couriers }: DeliveredTerms,
  clientRate: Rate = 0,
): QuoteAmounts => {
  const { card, currency, rates } = tariff;
  const exchange = { to: currency, rates, margin: card.exchangeMargin };
  const unitPrices = lines.map((line) => exchangePrice(line.price, { from: line.currency, ...exchange }));
  const priced = lines.map((line, at) => ({ ...line, price: unitPrices[at] ?? 0 }));
  const subtotal = sumOf(priced.map(({ price, quantity }) => price * quantity));
  const rate = Math.max(openDiscountRate(subtotal, tiers), clientRate);
  const { quote, discount } = quoteShipping(priced, tariff, rate);
  const delivery = cheapestDelivery(couriers, parcelWeight(lines));
  return {
    unitPrices,
    breakdown: quote.breakdown,
    subtotal,
    shipping: quote.shipping,
    shippingDiscount: discount,
    delivery,
    total: subtotal + quote.shipping - discount + delivery,
    daysFrom: quote.daysFrom,
    daysTo: quote.daysTo,
  };
};
