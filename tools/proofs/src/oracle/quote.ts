import type { OracleCart, OracleLine } from './cart.ts';
import { cheapestDelivery, consignment, inParts, shippingOf } from './consignment.ts';
import { frac, isLess, minus, per, plus, times, toCents, type Fraction } from './fraction.ts';
import { amount, exchange, rate } from './freight.ts';

/** Lines bought at any web store, each with its price in the seller's currency. */
export type OracleQuote = Omit<OracleCart, 'lines' | 'promotion' | 'balance' | 'fee'> & {
  readonly lines: readonly (Omit<OracleLine, 'variantId' | 'priceUsd'> & {
    readonly price: number;
    readonly currency: string;
  })[];
  /** In millionths, on each exchange. */
  readonly exchangeMargin: number;
};

/** At the rate plus the margin, rounded once; the quote's own currency needs no exchange. */
const inOwnCurrency = (
  { price, currency }: OracleQuote['lines'][number],
  { currency: to, rates, exchangeMargin }: OracleQuote,
): Fraction =>
  toCents(
    currency === to
      ? amount(price)
      : per(
          times(times(amount(price), frac(rates[to] ?? 0)), plus(frac(1), rate(exchangeMargin))),
          frac(rates[currency] ?? 0),
        ),
  );

/** Every amount of an offer, in 1/10000 of its currency. */
export const oracleQuote = (quote: OracleQuote) => {
  const lines = quote.lines.map((line, at) => ({ ...line, variantId: at, priceUsd: 0 }));
  const cart: OracleCart = { ...quote, lines, promotion: null, balance: 0, fee: null };
  const values = quote.lines.map((line) => times(inOwnCurrency(line, quote), frac(line.quantity)));
  const subtotal = plus(...values);
  const reached = quote.tiers.filter(
    ({ minimumSubtotal }) =>
      !isLess(subtotal, toCents(exchange(amount(minimumSubtotal), 'USD', quote.currency, cart))),
  );
  const discountRate = Math.max(quote.clientRate, 0, ...reached.map((tier) => tier.rate));
  const full = consignment(cart, values, 0);
  const shipping = shippingOf(full);
  const shippingDiscount = minus(shipping, shippingOf(consignment(cart, values, discountRate)));
  const delivery = cheapestDelivery(cart);
  const total = minus(plus(subtotal, shipping, delivery), shippingDiscount);
  return {
    totals: inParts({ subtotal, shipping, shippingDiscount, delivery, total }),
    breakdown: inParts(full),
  };
};
