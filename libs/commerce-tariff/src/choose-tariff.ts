import { CURRENCIES, type CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates, Rate } from '@shop/domain/money';
import type { DiscountTier, ShippingMethod, TariffCard } from '@shop/domain/tariff';
import type { DatedRate, TariffBook } from './tariff.repository.ts';

export type CardQuestion = {
  readonly brand: string;
  readonly countryId: number;
  readonly method: ShippingMethod;
  readonly at: Date;
};

/** The newest valid card; a brand's own takes precedence over the one for all brands. */
export const chooseCard = (
  book: TariffBook,
  { brand, countryId, method, at }: CardQuestion,
): TariffCard | null => {
  const begun = book.cards.filter(
    (row) => row.countryId === countryId && row.card.method === method && row.validFrom <= at,
  );
  const row = begun.findLast((card) => card.brand === brand) ?? begun.findLast((card) => card.brand === null);
  return row?.card ?? null;
};

export const chooseRates = (rates: readonly DatedRate[], at: Date): ExchangeRates => {
  const begun = rates.filter(({ validFrom }) => validFrom <= at);
  const rateOf = (currency: CurrencyCode) => {
    const row = begun.findLast((rate) => rate.currency === currency);
    if (!row) throw new Error(`There is no exchange rate of ${currency} at ${at.toISOString()}`);
    return row.rate;
  };
  return Object.fromEntries(CURRENCIES.map(({ code }) => [code, rateOf(code)])) as ExchangeRates;
};

/** A brand with tiers of its own has only these. */
export const chooseTiers = (book: TariffBook, brand: string, at: Date): readonly DiscountTier[] => {
  const held = book.tiers.filter(({ validFrom, validTo }) => validFrom <= at && (!validTo || at < validTo));
  const own = held.filter((tier) => tier.brand === brand);
  return own.length > 0 ? own : held.filter((tier) => tier.brand === null);
};

export const chooseClientRate = (book: TariffBook, tier: string | null, at: Date): Rate =>
  book.clientTiers.findLast(({ key, validFrom }) => key === tier && validFrom <= at)?.rate ?? 0;

/** Rules of duty begin at midnight UTC. */
export const momentsOf = ({ cards, rates, customsRates, tiers }: TariffBook): Date[] => {
  const dated = [...cards, ...rates, ...customsRates, ...tiers].map(({ validFrom }) => validFrom);
  const rules = cards.flatMap(({ card }) => card.duty.map(({ from }) => new Date(`${from}T00:00:00Z`)));
  const ends = tiers.flatMap(({ validTo }) => (validTo ? [validTo] : []));
  const times = new Set([...dated, ...rules, ...ends].map((moment) => moment.getTime()));
  return [...times].sort((left, right) => left - right).map((time) => new Date(time));
};
