import type { OracleCart } from './cart.ts';
import { least, most, minus, plus, times, toCents, ZERO, type Fraction } from './fraction.ts';
import { amount, exchange, freightOf, parcelOf, rate, surchargesOf } from './freight.ts';
import { dutyOf, goodsByLine, vatOf } from './tax.ts';

/**
 * Calculates the price independently from the specified rules, with exact fractions and without any of the shop's code:
 * lint refuses imports from outside of this folder.
 */
export const consignment = (cart: OracleCart, values: readonly Fraction[], discountRate: number) => {
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

export const shippingOf = ({ goods: _, ...lines }: ReturnType<typeof consignment>): Fraction =>
  plus(...Object.values(lines));

/** Of couriers that carry the weight. */
export const cheapestDelivery = (cart: OracleCart): Fraction => {
  const grams = cart.lines.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
  const fees = cart.couriers.flatMap((bands) => {
    const band = bands.find(({ upToG }) => grams <= upToG);
    return band ? [toCents(exchange(amount(band.fee), 'USD', cart.currency, cart))] : [];
  });
  const [first, ...others] = fees;
  return first ? least(first, ...others) : ZERO;
};

/** In 1/10000 of the currency. */
export const inParts = <Code extends string>(all: Readonly<Record<Code, Fraction>>): Record<Code, number> =>
  Object.fromEntries(
    Object.entries<Fraction>(all).map(([code, { over, under }]) => [code, Number((over * 10_000n) / under)]),
  ) as Record<Code, number>;
