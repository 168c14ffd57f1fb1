import type { SnapshotAmounts, SnapshotLine } from '@shop/database';
import { quoteCart } from '@shop/domain/cart';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { Amount, Rate } from '@shop/domain/money';
import {
  couriersIn,
  openDiscountRate,
  prepareTariff,
  quoteShipping,
  tiersIn,
  withPromotion,
  type Breakdown,
  type CourierFees,
  type ShippingMethod,
  type TariffCard,
} from '@shop/domain/tariff';
import { promotionOn, subtotalOf, type Discount } from '@shop/domain/totals';

/** The price of shipping by one method. */
export type MethodAmounts = {
  /** Quoted on the goods after the promotion, without the shipping discount. */
  readonly shipping: Amount;
  /** The shipping discount with its taxes. */
  readonly discount: Amount;
  /** The discount of a pro client's tier alone, with its taxes. */
  readonly tierDiscount: Amount;
  /** The lines of shipping, and the goods before the promotion. */
  readonly breakdown: Breakdown;
  readonly daysFrom: number;
  readonly daysTo: number;
};

export type SessionAmounts = { readonly air: MethodAmounts; readonly sea: MethodAmounts };

type Priced = {
  readonly lines: readonly SnapshotLine[];
  readonly amounts: SnapshotAmounts;
  readonly currency: CurrencyCode;
  readonly promotion: Discount | null;
};

/** The price of shipping by both methods, from the session's locked terms and the promotion that is valid now. */
export const quoteSession = ({ lines, amounts, currency, promotion }: Priced): SessionAmounts => {
  const { cards, rates, customsRates, tierRate, at } = amounts;
  const subtotal = subtotalOf(lines);
  const promoted = withPromotion(lines, promotionOn(subtotal, promotion));
  const openRate = openDiscountRate(subtotal, tiersIn(amounts.tiers, { currency, rates }));
  const by = (card: TariffCard): MethodAmounts => {
    const tariff = prepareTariff(card, { currency, rates, customsRates, at: new Date(at) });
    const discounted = (rate: Rate) => quoteShipping(promoted, tariff, rate);
    const { quote, discount } = discounted(Math.max(openRate, tierRate));
    return {
      shipping: quote.shipping,
      discount,
      tierDiscount: discounted(tierRate).discount,
      breakdown: { ...quote.breakdown, goods: subtotal },
      daysFrom: quote.daysFrom,
      daysTo: quote.daysTo,
    };
  };
  return { air: by(cards.air), sea: by(cards.sea) };
};

/** The saving of one parcel compared with one for each piece, as the cart shows it: without the promotion. */
export const togetherSaves = (
  { lines, amounts, currency }: Omit<Priced, 'promotion'>,
  couriers: readonly CourierFees[],
): Readonly<Record<ShippingMethod, Amount>> => {
  const { cards, rates, customsRates, tierRate, at } = amounts;
  const own = { currency, rates };
  const termsBy = (card: TariffCard) => ({
    tariff: prepareTariff(card, { ...own, customsRates, at: new Date(at) }),
    tiers: tiersIn(amounts.tiers, own),
    couriers: couriersIn(couriers, own),
  });
  const { methods } = quoteCart(lines, {
    air: termsBy(cards.air),
    sea: termsBy(cards.sea),
    clientRate: tierRate,
  });
  return { air: methods.air.togetherSaves, sea: methods.sea.togetherSaves };
};
