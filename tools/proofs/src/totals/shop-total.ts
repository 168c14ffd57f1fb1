import {
  checkoutTotals,
  convertToCents,
  fromWire,
  openDiscountRate,
  prepareTariff,
  quoteConsignment,
  shippingDiscount,
  toWire,
  type CheckoutTotals,
} from '@shop/domain';
import type { RandomCart } from './random-cart.ts';

/** The shop's own answer: the rules that the API runs, in whatever engine this is executed. */
export const shopTotal = (cart: RandomCart): CheckoutTotals => {
  const { currency, rates, card } = cart;
  const tariff = prepareTariff(card, { currency, rates, at: new Date(`${cart.day}T12:00:00Z`) });
  const lines = cart.lines.map((line) => ({
    ...line,
    price: convertToCents(line.priceUsd, 'USD', currency, rates),
  }));
  const quote = quoteConsignment(lines, tariff);
  const openRate = openDiscountRate(quote.breakdown.goods, cart.tiers, tariff);
  return checkoutTotals({
    lines,
    shipping: quote.shipping,
    shippingDiscount: shippingDiscount(quote.breakdown.freight, openRate, cart.clientRate),
    delivery: convertToCents(cart.deliveryUsd, 'USD', currency, rates),
    promotion: cart.promotion,
    balance: cart.balance,
    paymentFee: cart.fee,
  });
};

/** Whether the parts, sent as decimals and read again, still make the same total. */
export const survivesTheWire = (totals: CheckoutTotals): boolean => {
  const sent = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(totals).map(([name, part]) => [name, toWire(part)]))),
  ) as Record<keyof CheckoutTotals, number>;
  const read = (name: keyof CheckoutTotals): number => fromWire(sent[name]);
  const sum =
    read('subtotal') +
    read('shipping') +
    read('delivery') -
    read('shippingDiscount') -
    read('promotion') -
    read('balance') +
    read('paymentFee');
  return sum === totals.total && read('total') === totals.total;
};
