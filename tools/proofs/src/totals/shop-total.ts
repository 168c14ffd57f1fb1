import { convertToCents } from '@shop/domain/money';
import { openDiscountRate, prepareTariff, quoteConsignment, shippingDiscount } from '@shop/domain/tariff';
import { checkoutTotals, type CheckoutSums, type CheckoutTotals } from '@shop/domain/totals';
import type { RandomCart } from './random-cart.ts';

/** The API's data of a cart before its totals are calculated. */
export const shopSums = (cart: RandomCart): CheckoutSums => {
  const { currency, rates, card } = cart;
  const tariff = prepareTariff(card, { currency, rates, at: new Date(`${cart.day}T12:00:00Z`) });
  const lines = cart.lines.map((line) => ({
    ...line,
    price: convertToCents(line.priceUsd, 'USD', currency, rates),
  }));
  const quote = quoteConsignment(lines, tariff);
  const openRate = openDiscountRate(quote.breakdown.goods, cart.tiers, tariff);
  return {
    lines,
    shipping: quote.shipping,
    shippingDiscount: shippingDiscount(quote.breakdown.freight, openRate, cart.clientRate),
    delivery: convertToCents(cart.deliveryUsd, 'USD', currency, rates),
    promotion: cart.promotion,
    balance: cart.balance,
    paymentFee: cart.fee,
  };
};

/** The server's totals, by the rules that the API uses. */
export const shopTotal = (cart: RandomCart): CheckoutTotals => checkoutTotals(shopSums(cart));
