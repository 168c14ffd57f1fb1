import type { OracleCart, OracleDiscount } from './cart.ts';
import { frac, isLess, least, minus, most, plus, times, toCents, ZERO, type Fraction } from './fraction.ts';
import { amount, exchange, freightOf, parcelOf, rate, surchargesOf } from './freight.ts';
import { sharesOf } from './promotion.ts';
import { dutyOf, goodsByLine, vatOf } from './tax.ts';

/**
 * Calculates the price independently from the specified rules, with exact fractions and without any of the shop's code:
 * lint refuses imports from outside of this folder.
 */
const consignment = (cart: OracleCart, values: readonly Fraction[], discountRate: number) => {
  const { card, currency } = cart;
  const own = (parts: number) => toCents(exchange(amount(parts), card.currency, currency, cart));
  const goods = plus(...values);
  const share = ({ rate: of, minimum }: { rate: number; minimum: number }) =>
    most(toCents(times(goods, rate(of))), own(minimum));
  const parcel = parcelOf(cart);
  const tariffed = freightOf(cart, parcel);
  const freight = minus(tariffed, toCents(times(tariffed, rate(discountRate))));
  const fuel = toCents(times(tariffed, rate(card.fuel)));
  const surcharges = surchargesOf(cart, parcel, tariffed);
  const insurance = share(card.insurance);
  const clearance = own(card.clearance);
  const service = share(card.service);
  const way = plus(freight, fuel, surcharges, insurance);
  const byLine = goodsByLine(cart, values);
  const duty = dutyOf(cart, byLine, way);
  const vat = vatOf(cart, byLine, plus(way, clearance, service), duty);
  return { goods, freight, fuel, surcharges, insurance, clearance, duty: duty.charged, vat, service };
};

const shippingOf = ({ goods: _, ...lines }: ReturnType<typeof consignment>): Fraction =>
  plus(...Object.values(lines));

const taken = (from: Fraction, discount: OracleDiscount | null): Fraction => {
  if (discount === null) return ZERO;
  return discount.type === 0 ? amount(discount.amount) : toCents(times(from, rate(discount.rate)));
};

const cheapestDelivery = (cart: OracleCart): Fraction => {
  const grams = cart.lines.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
  const fees = cart.couriers.flatMap((bands) => {
    const band = bands.find(({ upToG }) => grams <= upToG);
    return band ? [toCents(exchange(amount(band.fee), 'USD', cart.currency, cart))] : [];
  });
  const [first, ...others] = fees;
  return first ? least(first, ...others) : ZERO;
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

const inParts = <Code extends string>(all: Readonly<Record<Code, Fraction>>): Record<Code, number> =>
  Object.fromEntries(
    Object.entries<Fraction>(all).map(([code, { over, under }]) => [code, Number((over * 10_000n) / under)]),
  ) as Record<Code, number>;
