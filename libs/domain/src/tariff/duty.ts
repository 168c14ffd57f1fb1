import { divideBig } from '../exact.ts';
import { AMOUNT_PER_CENT, applyRateToCents, RATE_ONE, type Amount } from '../money.ts';
import { shareOf, type Consignment } from './consignment.ts';
import { commonRate, lineRatesOf } from './line-rates.ts';
import type { Duty, Tariff } from './tariff.ts';

const PER_CENT_RATE = BigInt(RATE_ONE * AMOUNT_PER_CENT);

/** The costs in the customs value: freight, fuel, surcharges and insurance. */
type CostsOfWay = Amount;

/**
 * Duty on a consignment: flat for each distinct six-digit tariff line up to the threshold, also for goods that are
 * free; above it a rate on the customs value. One line of the breakdown, so it is rounded once, after the sum.
 */
export const dutyOf = (parcel: Consignment, costs: CostsOfWay, tariff: Tariff): Amount => {
  const { duty } = tariff;
  if (!duty) return 0;
  if (isFlat(parcel, duty)) return duty.flatPerLine * parcel.groups.length;
  const rate = commonRate(parcel.groups, tariff, 'duty');
  if (rate !== null) return applyRateToCents(parcel.goods + costs, rate);
  const { whole, parts } = byValue(parcel, costs, tariff);
  return divideBig(sumOfParts(parts), whole * PER_CENT_RATE) * AMOUNT_PER_CENT;
};

/** How a consignment's duty is divided among its groups, in the order of the groups. */
export const dutyParts = (parcel: Consignment, costs: CostsOfWay, tariff: Tariff): readonly bigint[] => {
  const { duty } = tariff;
  if (!duty || isFlat(parcel, duty)) return parcel.groups.map(() => 1n);
  return byValue(parcel, costs, tariff).parts;
};

const isFlat = ({ goods }: Consignment, { flatUpTo }: Duty): boolean => goods <= flatUpTo;

/** Rate · (value + share of the costs) of each group, as fractions with the same denominator. */
const byValue = (parcel: Consignment, costs: CostsOfWay, tariff: Tariff) => {
  const shares = parcel.groups.map((group) => ({ group, ...shareOf(group, parcel) }));
  const parts = shares.map(
    ({ group, part, whole }) =>
      BigInt(lineRatesOf(group, tariff).duty) * (BigInt(group.value) * whole + BigInt(costs) * part),
  );
  return { whole: shares[0]?.whole ?? 1n, parts };
};

export const sumOfParts = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);
