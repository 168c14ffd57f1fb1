import type { CurrencyCode } from '../currencies.ts';
import { convertToCents, type Amount, type ExchangeRates, type Rate } from '../money.ts';
import type { DutyRule, TariffCard } from './tariff-card.ts';

/** A card made ready for one currency and day: what does not depend on the parcel is worked out once. */
export type Tariff = {
  readonly card: TariffCard;
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly clearance: Amount;
  readonly insuranceMinimum: Amount;
  readonly serviceMinimum: Amount;
  readonly duty: Duty | null;
  /** Freight by number of weight steps, filled as parcels come by. */
  readonly freightBySteps: Map<number, Amount>;
  readonly dutyRateByLine: Map<string, Rate>;
};

export type Duty = { readonly rule: DutyRule; readonly threshold: Amount; readonly flatPerLine: Amount };

export type TariffTerms = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly at: Date;
};

export const prepareTariff = (card: TariffCard, { currency, rates, at }: TariffTerms): Tariff => {
  const own = (amount: Amount) => convertToCents(amount, card.currency, currency, rates);
  return {
    card,
    currency,
    rates,
    clearance: own(card.clearance),
    insuranceMinimum: own(card.insurance.minimum),
    serviceMinimum: own(card.service.minimum),
    duty: dutyAt(card, { currency, rates, at }),
    freightBySteps: new Map(),
    dutyRateByLine: new Map(),
  };
};

const dutyAt = (card: TariffCard, { currency, rates, at }: TariffTerms): Duty | null => {
  const day = at.toISOString().slice(0, 10);
  const rule = card.duty
    .filter(({ from }) => from <= day)
    .sort((left, right) => (left.from < right.from ? -1 : 1))
    .at(-1);
  if (!rule) return null;
  const own = (amount: Amount) => convertToCents(amount, rule.currency, currency, rates);
  return { rule, threshold: own(rule.threshold), flatPerLine: own(rule.flatPerLine) };
};
