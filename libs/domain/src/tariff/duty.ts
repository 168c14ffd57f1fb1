import { divideBig } from '../exact.ts';
import { AMOUNT_PER_CENT, applyRateToCents, RATE_ONE, type Amount, type Rate } from '../money.ts';
import type { Consignment } from './consignment.ts';
import type { Tariff } from './tariff.ts';
import type { DutyRule } from './tariff-card.ts';

/** Duty on a consignment: flat for each distinct tariff line up to the threshold, else by value and rate. */
export const dutyOf = ({ goods, values }: Pick<Consignment, 'goods' | 'values'>, tariff: Tariff): Amount => {
  if (!tariff.duty || goods === 0) return 0;
  if (goods <= tariff.duty.threshold) return tariff.duty.flatPerLine * values.size;
  return dutyByValue(values, tariff, tariff.duty.rule);
};

const dutyByValue = (values: Consignment['values'], tariff: Tariff, rule: DutyRule): Amount => {
  const [only, ...others] = values;
  if (only && others.length === 0) return applyRateToCents(only[1], dutyRate(only[0], tariff, rule));
  // One line of the breakdown, so it is rounded once, after the sum.
  let worth = 0n;
  for (const [line, value] of values) worth += BigInt(value) * BigInt(dutyRate(line, tariff, rule));
  return divideBig(worth, BigInt(RATE_ONE * AMOUNT_PER_CENT)) * AMOUNT_PER_CENT;
};

const dutyRate = (tariffLine: string, tariff: Tariff, rule: DutyRule): Rate => {
  const known = tariff.dutyRateByLine.get(tariffLine);
  if (known !== undefined) return known;
  const rate = findDutyRate(tariffLine, rule);
  if (tariff.dutyRateByLine.size < 4096) tariff.dutyRateByLine.set(tariffLine, rate);
  return rate;
};

/** `6109.10` is asked as 610910, 61091, 6109 … until a rate is named. */
const findDutyRate = (tariffLine: string, rule: DutyRule): Rate => {
  const digits = tariffLine.replaceAll(/\D/g, '');
  for (let length = digits.length; length > 0; length -= 1) {
    const rate = rule.rates[digits.slice(0, length)];
    if (rate !== undefined) return rate;
  }
  return rule.otherwise;
};
