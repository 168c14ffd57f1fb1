import type { OracleCart, OracleDiscount } from './cart.ts';
import { cheapestDelivery, consignment, inParts, shippingOf } from './consignment.ts';
import { frac, isLess, least, minus, plus, times, toCents, ZERO, type Fraction } from './fraction.ts';
import { amount, exchange, rate } from './freight.ts';
import { sharesOf } from './promotion.ts';

const taken = (from: Fraction, discount: OracleDiscount | null): Fraction => {
  if (discount === null) return ZERO;
  return discount.type === 0 ? amount(discount.amount) : toCents(times(from, rate(discount.rate)));
};

/** Every amount of a checkout, in 1/10000 of its currency. */
export const oraclePrice = (cart: OracleCart) => {
  const values = cart.lines.map(({ priceUsd, quantity }) =>
    times(toCents(exchange(amount(priceUsd), 'USD', cart.currency, cart)), frac(quantity)),
  );
  const subtotal = plus(...values);
  const promotion = least(taken(subtotal, cart.promotion), subtotal);
  const shares = sharesOf(cart, values, promotion);
  const left = values.map((value, at) => minus(value, shares[at] ?? ZERO));
  const reached = cart.tiers.filter(
    ({ minimumSubtotal }) =>
      !isLess(subtotal, toCents(exchange(amount(minimumSubtotal), 'USD', cart.currency, cart))),
  );
  const discountRate = Math.max(cart.clientRate, 0, ...reached.map((tier) => tier.rate));
  const full = consignment(cart, left, 0);
  const shipping = shippingOf(full);
  const shippingDiscount = minus(shipping, shippingOf(consignment(cart, left, discountRate)));
  const delivery = cheapestDelivery(cart);
  const due = minus(plus(subtotal, shipping, delivery), plus(shippingDiscount, promotion));
  const balance = least(amount(cart.balance), due);
  const rest = minus(due, balance);
  const paymentFee = rest.over === 0n ? ZERO : taken(rest, cart.fee);
  const totals = {
    ...{ subtotal, shipping, delivery, shippingDiscount, promotion, balance, paymentFee },
    total: plus(rest, paymentFee),
  };
  return { totals: inParts(totals), breakdown: inParts(full) };
};

/** The delivered price of one product alone. */
export const oracleDeliveredPrice = (cart: OracleCart): number =>
  oraclePrice({ ...cart, clientRate: 0, promotion: null, balance: 0, fee: null }).totals.total;
