import { createHash } from 'node:crypto';
import type { PriceTerms } from '@shop/database';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { AMOUNT_PER_CENT, convertToCents } from '@shop/domain/money';
import {
  couriersIn,
  deliveredPrice,
  prepareTariff,
  tiersIn,
  type DeliveredTerms,
  type PricedProduct,
} from '@shop/domain/tariff';

/** Terms in the currency of the price. */
export const prepareTerms = ({
  card,
  currency,
  rates,
  customsRates,
  ...terms
}: PriceTerms): DeliveredTerms => {
  const own = { currency, rates };
  return {
    tariff: prepareTariff(card, { ...own, customsRates, at: new Date(terms.at) }),
    tiers: tiersIn(terms.tiers, own),
    couriers: couriersIn(terms.couriers, own),
  };
};

/** Returns a delivered price in whole cents. The goods price of the product is in 1/10000 USD. */
export type QuoteCents = (product: PricedProduct) => number;

/** The only place where stored prices are computed by the domain. */
export const createQuote = (terms: PriceTerms): QuoteCents => {
  const prepared = prepareTerms(terms);
  const { currency, rates } = terms;
  return ({ price, ...measures }) => {
    const own = convertToCents(price, CONVERSION_CURRENCY, currency, rates);
    return deliveredPrice({ price: own, ...measures }, prepared) / AMOUNT_PER_CENT;
  };
};

/** Keys in one order, so that equal content has one text. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/**
 * The same for terms with equal prices: dated rules count as the one in force, and only used rates count. A
 * card's version does not count.
 */
export const fingerprintOf = (terms: PriceTerms, owner: string | null = null): string => {
  const { duty } = prepareTerms(terms).tariff;
  const { duty: _rules, version: _version, ...card } = terms.card;
  const used = [terms.currency, card.currency, CONVERSION_CURRENCY, ...(duty ? [duty.rule.currency] : [])];
  const content = {
    ...{ owner, card, duty, currency: terms.currency, tiers: terms.tiers, couriers: terms.couriers },
    rates: Object.fromEntries(used.map((code) => [code, terms.rates[code]])),
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
    .slice(0, 32);
};
