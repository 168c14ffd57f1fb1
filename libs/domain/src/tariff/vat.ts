import { divideBig } from '../exact.ts';
import { AMOUNT_PER_CENT, applyRateToCents, RATE_ONE, type Amount } from '../money.ts';
import { shareOf, type Consignment } from './consignment.ts';
import { dutyParts, sumOfParts } from './duty.ts';
import { commonRate, lineRatesOf } from './line-rates.ts';
import type { Tariff } from './tariff.ts';

type TaxedCosts = {
  /** Freight, fuel, surcharges and insurance: the part of the customs value that is not goods. */
  readonly way: Amount;
  /** Clearance and service. */
  readonly fees: Amount;
  readonly duty: Amount;
};

/** Value added tax on the goods and on all costs of their delivery. */
export const vatOf = (parcel: Consignment, costs: TaxedCosts, tariff: Tariff): Amount => {
  const rate = commonRate(parcel.groups, tariff, 'vat');
  if (rate === null) return vatOfSeveralRates(parcel, costs, tariff);
  return applyRateToCents(parcel.goods + costs.way + costs.fees + costs.duty, rate);
};

/**
 * Costs of the whole parcel are shared by value, and each group bears its own duty. The tax is one line of the
 * breakdown, so it is rounded once, after the sum.
 */
const vatOfSeveralRates = (parcel: Consignment, { way, fees, duty }: TaxedCosts, tariff: Tariff): Amount => {
  const costs = BigInt(way + fees);
  const duties = dutyParts(parcel, way, tariff);
  // Without duty all parts are 0: the divisor must not be.
  const allDuties = sumOfParts(duties) || 1n;
  let worth = 0n;
  let under = 1n;
  parcel.groups.forEach((group, at) => {
    const { part, whole } = shareOf(group, parcel);
    const rate = BigInt(lineRatesOf(group, tariff).vat);
    const ownDuty = BigInt(duty) * (duties[at] ?? 0n) * whole;
    worth += rate * ((BigInt(group.value) * whole + costs * part) * allDuties + ownDuty);
    under = whole * allDuties;
  });
  return divideBig(worth, under * BigInt(RATE_ONE * AMOUNT_PER_CENT)) * AMOUNT_PER_CENT;
};
