import { consolidate, priceForwarding, type ForwardPrice } from '@shop/domain/forwarding';
import { priceQuote, type QuoteAmounts } from '@shop/domain/quotes';
import { oracleForwarding } from '../oracle/forwarding.ts';
import { oracleQuote } from '../oracle/quote.ts';
import type { ProofRow } from '../proof-row.ts';
import { termsOf } from '../totals/shop-total.ts';
import {
  randomForwarding,
  randomQuote,
  type RandomForwarding,
  type RandomQuote,
} from './random-consignment.ts';

const A_CHUNK = 50_000;

/** What the shop's own code makes of them; another pricing is given to see that a wrong one is found. */
export type Pricing = {
  readonly quote: (quote: RandomQuote) => QuoteAmounts;
  readonly forwarding: (asked: RandomForwarding) => ForwardPrice;
};

export const SHOPS_PRICING: Pricing = {
  quote: (quote) => priceQuote(quote.lines, termsOf(quote), quote.clientRate),
  forwarding: ({ packages, declared, isInsured, extras, clientRate, ...terms }) =>
    priceForwarding(consolidate(packages, declared), termsOf(terms), { isInsured, extras, clientRate }),
};

const hasAll = (wanted: Readonly<Record<string, number>>, found: object): boolean =>
  Object.entries(wanted).every(([part, sum]) => Reflect.get(found, part) === sum);

const isQuoteRight = (quote: RandomQuote, pricing: Pricing): boolean => {
  const { totals, breakdown } = oracleQuote({ ...quote, exchangeMargin: quote.card.exchangeMargin });
  const priced = pricing.quote(quote);
  return hasAll(totals, priced) && hasAll(breakdown, priced.breakdown);
};

const isForwardingRight = (asked: RandomForwarding, pricing: Pricing): boolean => {
  const wanted = oracleForwarding({ ...asked, extras: asked.extras.map(({ amount }) => amount) });
  return hasAll(wanted, pricing.forwarding(asked));
};

export type Differences = { readonly quotes: number; readonly forwardings: number };

/** Prices half of them as quotes and half as forwarded packages, and counts those with another amount than the oracle. */
export const comparePrices = (
  size: number,
  pricing: Pricing,
  tell: (progress: string) => void,
): Differences => {
  const found = { quotes: 0, forwardings: 0 };
  for (let at = 0; at < size; at += 1) {
    if (at % 2 === 0) found.quotes += isQuoteRight(randomQuote(at), pricing) ? 0 : 1;
    else found.forwardings += isForwardingRight(randomForwarding(at), pricing) ? 0 : 1;
    if ((at + 1) % A_CHUNK === 0) tell(`${(at + 1).toLocaleString('en')} consignments`);
  }
  return found;
};

/** Offers and forwarded packages cost what the formulas say, line by line. */
export const consignments = async (size: number, tell: (progress: string) => void): Promise<ProofRow> => {
  const found = comparePrices(size, SHOPS_PRICING, tell);
  return {
    what: `${size.toLocaleString('en')} random quotes and forwarded packages`,
    wanted: 'the amounts of an independent oracle in exact fractions, line by line',
    found: `${found.quotes} quotes and ${found.forwardings} forwardings differ`,
    holds: found.quotes + found.forwardings === 0,
  };
};
