import type { CurrencyCode } from '../currencies.ts';
import { divideDown } from '../exact.ts';
import { convertToCents, rateOf, type Amount, type ExchangeRates, type Rate } from '../money.ts';
import type { DutyRule, TariffCard } from './tariff-card.ts';

/** A card prepared for one currency and day: everything independent of the parcel is computed once. */
export type Tariff = {
  readonly card: TariffCard;
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly clearance: Amount;
  readonly insuranceMinimum: Amount;
  readonly serviceMinimum: Amount;
  readonly duty: Duty | null;
  /** Freight by number of weight steps, filled when first needed. */
  readonly freightBySteps: Map<number, Amount>;
  readonly ratesByLine: Map<string, LineRates>;
};

/** The rates of duty and VAT of one tariff line. */
export type LineRates = { readonly duty: Rate; readonly vat: Rate };

export type Duty = {
  readonly rule: DutyRule;
  /** The threshold in the currency of the tariff, rounded down to 1/10000. */
  readonly flatUpTo: Amount;
  readonly flatPerLine: Amount;
};

export type TariffTerms = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  /** The exchange rates of customs. */
  readonly customsRates: ExchangeRates;
  readonly at: Date;
};

export const prepareTariff = (card: TariffCard, terms: TariffTerms): Tariff => {
  const { currency, rates } = terms;
  const own = (amount: Amount) => convertToCents(amount, card.currency, currency, rates);
  return {
    card,
    currency,
    rates,
    clearance: own(card.clearance),
    insuranceMinimum: own(card.insurance.minimum),
    serviceMinimum: own(card.service.minimum),
    duty: prepareDuty(card, terms),
    freightBySteps: new Map(),
    ratesByLine: new Map(),
  };
};

/** The newest rule that has begun. */
const dutyRuleAt = ({ duty }: TariffCard, at: Date): DutyRule | undefined => {
  const day = at.toISOString().slice(0, 10);
  return duty
    .filter(({ from }) => from <= day)
    .sort((left, right) => (left.from < right.from ? -1 : 1))
    .at(-1);
};

const prepareDuty = (card: TariffCard, { currency, rates, customsRates, at }: TariffTerms): Duty | null => {
  const rule = dutyRuleAt(card, at);
  if (!rule) return null;
  return {
    rule,
    // Rounded down, so `value ≤ flatUpTo` holds exactly when the value is at most the threshold in the rule's currency.
    flatUpTo: divideDown(rule.threshold, rateOf(customsRates, currency), rateOf(customsRates, rule.currency)),
    flatPerLine: convertToCents(rule.flatPerLine, rule.currency, currency, rates),
  };
};
