import type { DeliveryTerms } from '@shop/commerce-orders/seed';
import type { OfferedLine, StoredOffer, StoredTotals } from '@shop/database';
import type { CurrencyCode } from '@shop/domain/currencies';
import { fromCents } from '@shop/domain/money';
import { priceQuote } from '@shop/domain/quotes';
import { BREAKDOWN_CODES } from '@shop/domain/tariff';
import type { Item, QuotePlan } from './quote-plans.ts';

const TARIFF_LINE = '6307';

const toOffered = ({ dollars, grams, ...item }: Item): OfferedLine => ({
  ...{ title: item.title, url: item.url, options: item.options, quantity: item.quantity },
  ...{ price: fromCents((dollars ?? 0) * 100), currency: 'USD', weightG: grams, sidesMm: item.sidesMm },
  ...{ tariffLine: TARIFF_LINE, weightRange: null },
});

/** What the items come to, as the shop itself computes it. */
export const offerOf = (
  { items, method }: QuotePlan,
  { terms, currency, at }: { terms: DeliveryTerms; currency: CurrencyCode; at: Date },
): StoredOffer => {
  const tariff = terms.tariffs[method];
  const lines = items.map(toOffered);
  return {
    ...{ currency, at: at.toISOString(), cardVersion: tariff.card.version, rates: terms.rates },
    ...{ clientRate: 0, lines },
    amounts: priceQuote(lines, { tariff, tiers: terms.tiers, couriers: [] }),
  };
};

/** The totals of its order. */
export const totalsOf = ({ amounts }: StoredOffer): StoredTotals => ({
  ...{ subtotal: amounts.subtotal, shipping: amounts.shipping, delivery: amounts.delivery },
  ...{ shipping_discount: amounts.shippingDiscount, promotion: 0, balance: 0, payment_fee: 0 },
  total: amounts.total,
  breakdown: BREAKDOWN_CODES.map((code) => ({ code, amount: amounts.breakdown[code] })),
  ...{ days_from: amounts.daysFrom, days_to: amounts.daysTo },
});
