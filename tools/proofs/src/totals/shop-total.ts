import { convertToCents, sumOf } from '@shop/domain/money';
import {
  cheapestDelivery,
  couriersIn,
  deliveredPrice,
  openDiscountRate,
  prepareTariff,
  quoteShipping,
  tiersIn,
  withPromotion,
  type Breakdown,
} from '@shop/domain/tariff';
import { promotionOn, subtotalOf, type CheckoutSums } from '@shop/domain/totals';
import type { RandomCart } from './random-cart.ts';

/** A random tariff as the shop reads it. */
export const termsOf = ({
  currency,
  rates,
  customsRates,
  day,
  card,
  tiers,
  couriers,
}: Omit<RandomCart, 'lines' | 'clientRate' | 'promotion' | 'balance' | 'fee'>) => {
  const own = { currency, rates };
  return {
    tariff: prepareTariff(card, { ...own, customsRates, at: new Date(`${day}T12:00:00Z`) }),
    tiers: tiersIn(tiers, own),
    couriers: couriersIn(couriers, own),
  };
};

const linesOf = ({ lines, currency, rates }: RandomCart) =>
  lines.map((line) => ({ ...line, price: convertToCents(line.priceUsd, 'USD', currency, rates) }));

/** The API's data of a cart before its totals are calculated, and the lines of its shipping. */
export const shopSums = (cart: RandomCart): { sums: CheckoutSums; breakdown: Breakdown } => {
  const { tariff, tiers, couriers } = termsOf(cart);
  const lines = linesOf(cart);
  const subtotal = subtotalOf(lines);
  const promoted = withPromotion(lines, promotionOn(subtotal, cart.promotion));
  const rate = Math.max(openDiscountRate(subtotal, tiers), cart.clientRate);
  const { quote, discount } = quoteShipping(promoted, tariff, rate);
  const weightG = sumOf(lines.map((line) => line.weightG * line.quantity));
  const sums = {
    lines,
    shipping: quote.shipping,
    shippingDiscount: discount,
    delivery: cheapestDelivery(couriers, weightG),
    promotion: cart.promotion,
    balance: cart.balance,
    paymentFee: cart.fee,
  };
  return { sums, breakdown: quote.breakdown };
};

/** The price on the card of the cart's first product. */
export const shopDeliveredPrice = (cart: RandomCart): number => {
  const [first] = linesOf(cart);
  if (!first) throw new Error('a random cart has a line');
  return deliveredPrice(first, termsOf(cart));
};
