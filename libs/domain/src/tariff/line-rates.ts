import type { Rate } from '../money.ts';
import { sixDigitsOf, type TariffGroup } from './consignment.ts';
import type { LineRates, Tariff } from './tariff.ts';
import type { RatesByLine, TariffCard } from './tariff-card.ts';

const MOST_LINES = 4096;

/** Cached by tariff line, because a listing looks up the same ones many times. */
export const lineRatesOf = ({ tariffLine }: Pick<TariffGroup, 'tariffLine'>, tariff: Tariff): LineRates => {
  const known = tariff.ratesByLine.get(tariffLine);
  if (known) return known;
  const { card, duty } = tariff;
  const rates = {
    duty: duty ? (findRate(tariffLine, duty.rule.rates) ?? duty.rule.otherwise) : 0,
    vat: vatRateOf(tariffLine, card),
  };
  // Bounded: tariff lines are external input and must not fill the memory.
  if (tariff.ratesByLine.size < MOST_LINES) tariff.ratesByLine.set(tariffLine, rates);
  return rates;
};

/** The VAT rate of goods under a tariff line. */
export const vatRateOf = (
  tariffLine: string,
  { vat, vatByLine }: Pick<TariffCard, 'vat' | 'vatByLine'>,
): Rate => findRate(tariffLine, vatByLine) ?? vat;

/** `6109.10` is looked up as 610910, 61091, 6109 … until a rate is found. */
const findRate = (tariffLine: string, rates: RatesByLine): Rate | undefined => {
  const digits = sixDigitsOf(tariffLine);
  for (let length = digits.length; length > 0; length -= 1) {
    const rate = rates[digits.slice(0, length)];
    if (rate !== undefined) return rate;
  }
  return undefined;
};

/** The one rate of all groups, or null where they differ. */
export const commonRate = (
  groups: readonly TariffGroup[],
  tariff: Tariff,
  kind: keyof LineRates,
): Rate | null => {
  const [first] = groups;
  if (!first) return 0;
  const rate = lineRatesOf(first, tariff)[kind];
  for (let at = 1; at < groups.length; at += 1) {
    const other = groups[at];
    if (other && lineRatesOf(other, tariff)[kind] !== rate) return null;
  }
  return rate;
};
